/** What the explorer shows, as its address says it. */
export interface Place {
  readonly game: string
  /** Null: as many as most games were played with. */
  readonly seats: number | null
  /** Empty: the first one. */
  readonly tree: string
  /** The one who begins has 0. */
  readonly turn: number
  /** The steps taken so far. */
  readonly line: readonly string[]
}

export const START: Place = { game: '', seats: null, tree: '', turn: 0, line: [] }

const MOST = 12

/** What makes no sense is left out. */
export function readAddress(search: string): Place {
  const asked = new URLSearchParams(search)
  const number = (name: string): number | null => {
    const text = asked.get(name) ?? ''
    return /^\d$/.test(text) ? Number(text) : null
  }
  return {
    game: asked.get('game') ?? '',
    seats: number('players'),
    tree: asked.get('tree') ?? '',
    turn: Math.max(0, (number('turn') ?? 1) - 1),
    line: asked.getAll('step').slice(0, MOST),
  }
}

/** A game in which a step is seen; it leads back to the line. */
export function writeExample(
  place: Place,
  { game, at }: { readonly game: number; readonly at: number },
): string {
  const [, line = ''] = writeAddress({ ...place, game: '' }).split('?')
  return `/explorer/${place.game}/${game}/replay?at=${at}${line && `&${line}`}`
}

export function writeAddress({ game, seats, tree, turn, line }: Place): string {
  const said = [
    ['game', game],
    ['players', seats === null ? '' : String(seats)],
    ['tree', tree],
    ['turn', turn === 0 ? '' : String(turn + 1)],
    ...line.map(step => ['step', step]),
  ]
  const given = said.filter(([, value]) => value !== '')
  return given.length === 0 ? '/explorer' : `/explorer?${new URLSearchParams(given as [string, string][])}`
}
