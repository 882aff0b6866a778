### What the page says about own components of Skylines.

own-form-skylines = Boards, shapes and cards in sections; what a card does is written in a small language. A file may take whole sections from another set.
own-boards = Boards
own-board = Board { $letter }, price { $price }
own-shapes = Shapes
own-kind-r = Residential zones
own-kind-c = Commercial zones
own-kind-i = Industrial zones
own-kind-svc = Services
own-kind-util = Utilities
own-kind-uniq = Unique buildings
own-kind-role = Roles
own-kind-policy = Policies
own-kind-news = News
