import type { AnyGame, Game, GameEvent, Seat } from '@ludoteca/engine'

interface State {
  left: number
  turn: Seat
}
interface Take {
  readonly type: 'take'
  readonly count: number
}

const TAKES: readonly Take[] = [1, 2, 3].map(count => ({ type: 'take', count }))

/** Two players take one to three matches in turn; whoever takes the last one wins. */
const game: Game<State, Take, GameEvent> = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  create: () => ({ left: 10, turn: 0 }),
  turn: s => (s.left === 0 ? null : s.turn),
  legal: s => TAKES.filter(take => take.count <= s.left),
  refusal: () => null,
  apply(s, { count }) {
    s.left -= count
    s.turn = 1 - s.turn
  },
  clone: s => ({ ...s }),
  view: s => ({ ...s }),
  witness: s => ({ ...s }),
  viewEvent: e => e,
  redeal: s => ({ ...s }),
  standings: s =>
    [0, 1].map(seat => {
      const lost = s.left === 0 && seat === s.turn
      return { seat, rank: lost ? 2 : 1, total: s.left === 0 && !lost ? 1 : 0, parts: [] }
    }),
  write: a => `take ${a.count}`,
  read: text => TAKES.find(take => `take ${take.count}` === text) ?? null,
  check: () => [],
}

export const nim: AnyGame = game
export const nimAt = (left: number, turn: Seat = 0): State => ({ left, turn })
