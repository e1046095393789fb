import { allGames } from '@ludoteca/shelf'

/** Every game on the shelf. */
export const games = [...(await allGames()).values()]
