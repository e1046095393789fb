/** Made by `npm run puzzles -- tigris-euphrates`. */
export const BOOK = ''
