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
own-edit-shape = Shape { $name }
own-edit-card = { $name }, { $id }
own-edit-square = { $place }: { $kind }
own-edit-square-full = Row { $row }, column { $column }: part of the shape
own-edit-square-free = Row { $row }, column { $column }: free
own-edit-price = Price
own-edit-card-name = Name of the card
own-edit-row = What it changes
own-edit-reward = What its condition brings
own-edit-condition = Its condition
own-edit-effects = Its effects
