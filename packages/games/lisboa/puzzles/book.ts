/** Made by `npm run puzzles -- lisboa`. */
export const BOOK = ''
