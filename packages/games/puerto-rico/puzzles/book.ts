/** Made by `npm run puzzles -- puerto-rico`. */
export const BOOK = ''
