import { COLOUR_KEYS, COLOURS, type Colour } from '../data/pieces.ts'

type ByColour = readonly [red: string, blue: string, green: string, black: string]

/** What the things of the game are called, by colour or seat: for log lines, the page and the terminal alike. */
export interface Nouns {
  /** Beside another noun. */
  readonly colours: ByColour
  /** Alone, for the points of a colour. */
  readonly spheres: ByColour
  readonly tiles: ByColour
  readonly leaders: ByColour
  readonly buildings: ByColour
  /** By seat. */
  readonly dynasties: readonly [string, string, string, string]
  /** A monument of two colours. */
  monument(one: Colour, other: Colour): string
}

/** Names the parts of a standing: points by colour, and treasures. */
export const partNames =
  (colour: (id: Colour) => string, treasures: string) =>
  (key: string): string => {
    const id = COLOURS.find(each => COLOUR_KEYS[each] === key)
    if (id !== undefined) return colour(id)
    return key === 'treasures' ? treasures : key
  }
