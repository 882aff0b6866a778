"""Tables on one device: the messages and requests of the server, answered in one process without a network.

It runs wherever Python and its standard library do, also in CPython compiled to WebAssembly inside a browser; what is
stored goes through ``storage.DeviceStorage``. ``structs`` stands in for msgspec where that is not installed.
"""
