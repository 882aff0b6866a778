ratings-kind-greentown-two = two rows of trees, for two
