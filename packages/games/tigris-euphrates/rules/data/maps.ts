import { SQUARES } from './board.ts'

export type MapId = 'A' | 'B'

/** `~` river, `.` land, `T` temple with a treasure, `S` the same inside an ornamental border. */
const ROWS: Readonly<Record<MapId, readonly string[]>> = {
  A: [
    '....~~~~~.T.~...',
    '.S..~.......~..S',
    '...~~T......~~..',
    '~~~~.........~~~',
    '.............T~~',
    '..............~.',
    '~~~~....T...~~~.',
    '.S.~~~~.....~...',
    '......~~~~~~~.S.',
    '.....T..........',
    '..........T.....',
  ],
  B: [
    '..~~T....T.....~',
    '..~~..........T~',
    '.S~~...........~',
    '..~...T....T~~~~',
    '..~.........~...',
    '..~T........~..S',
    '..~~........~~..',
    'S..~~~.T....T~..',
    '.....~~~.....~..',
    '....S.~~~~~~~~..',
    '......~..S....S.',
  ],
}

interface Terrain {
  /** One entry per square. */
  readonly river: readonly boolean[]
  /** Squares with a temple and a treasure at the start. */
  readonly temples: readonly number[]
  /** Squares with an ornamental border: their treasures are taken first. */
  readonly bordered: readonly boolean[]
}

function terrain(id: MapId): Terrain {
  const marks = [...ROWS[id].join('')]
  const squares = Array.from({ length: SQUARES }, (_, square) => square)
  return {
    river: marks.map(mark => mark === '~'),
    temples: squares.filter(square => marks[square] === 'T' || marks[square] === 'S'),
    bordered: marks.map(mark => mark === 'S'),
  }
}

export const MAPS: Readonly<Record<MapId, Terrain>> = { A: terrain('A'), B: terrain('B') }
