"""The server: lobby, tables, sockets and the store. It keeps no rules: those are the games'."""
