"""What the data of a family calls things: a module per family with such names, `names(lang)`."""
