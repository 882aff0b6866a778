ratings-kind-greentown-two = zwei Baumreihen, zu zweit
