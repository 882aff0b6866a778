"""Pictures of games for environments: painted in arrays of pixels, without a library for drawing."""
