"""Pictures of games for environments and notebooks: drawn as SVG, and turned to pixels where pixels are asked for."""
