"""The commands of `eldertable`, one module each."""
