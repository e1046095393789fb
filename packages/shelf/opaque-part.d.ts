// What runs in Node knows that a game has a page, but not what is in it.
export {}
