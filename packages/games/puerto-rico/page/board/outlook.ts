import { rngFrom, type Seat } from '@ludoteca/engine'
import {
  type Action,
  BUILDER,
  GOODS,
  ISLAND_SPACES,
  islandUsed,
  PRICES,
  people,
  player,
  puertoRico,
  role,
  type State,
} from '../../rules/index.ts'
import { loadOf } from '../../rules/text/facts.ts'

/** What one player would have more (or less) after a role. */
export interface Gain {
  readonly doubloons: number
  readonly points: number
  readonly people: number
  readonly goods: readonly number[]
  /** May take a tile. */
  readonly land: boolean
  /** Kinds of buildings within reach. */
  readonly builds: number
}

const value = (s: State, a: Action): number => {
  switch (a.type) {
    case 'load':
      return a.ship < s.shipSize.length || a.good >= 0 ? loadOf(s, a.good, a.ship).points : 0
    case 'sell':
      return PRICES[a.good] as number
    case 'extra':
      return 1 + (PRICES[a.good] as number)
    case 'take':
    case 'produce':
    case 'supply':
      return 1
    default:
      return 0
  }
}

/** The choice that brings most at once. Passing brings nothing. */
function greedy(s: State, legal: readonly Action[]): Action {
  let best = legal.find(a => a.type === 'pass') ?? (legal[0] as Action)
  for (const a of legal) if (value(s, a) > value(s, best)) best = a
  return best
}

const MOST_STEPS = 400

/**
 * Plays a role to its end with everybody taking what they can, in a world the viewer cannot tell from
 * the real one. Where players have no free choice this is exact; for trader and captain it is a likely course.
 */
export function outlook(view: State, chooser: Seat, card: number): Gain[] {
  const s = puertoRico.redeal(view, chooser, rngFrom('outlook'))
  const before = s.players.map(tally)
  const builds = view.players.map(() => 0)
  const land = view.players.map(() => false)
  puertoRico.apply(s, role(card))
  for (let step = 0; step < MOST_STEPS && s.role === card && s.phase.kind !== 'over'; step++) {
    const legal = puertoRico.legal(s)
    if (s.phase.kind === 'build') {
      const kinds = new Set(legal.flatMap(a => (a.type === 'build' ? [a.building] : [])))
      builds[s.actor] = kinds.size
    }
    if (s.phase.kind === 'settle') land[s.actor] = true
    puertoRico.apply(s, greedy(s, legal))
  }
  return s.players.map((p, seat) => {
    const was = before[seat] as Tallied
    const now = tally(p)
    return {
      doubloons: now.doubloons - was.doubloons,
      points: now.points - was.points,
      people: now.people - was.people,
      goods: GOODS.map((_, good) => (now.goods[good] as number) - (was.goods[good] as number)),
      land: land[seat] === true && islandUsed(player(view, seat)) < ISLAND_SPACES,
      builds: card === BUILDER ? (builds[seat] as number) : 0,
    }
  })
}

interface Tallied {
  readonly doubloons: number
  readonly points: number
  readonly people: number
  readonly goods: readonly number[]
}

const tally = (p: State['players'][number]): Tallied => ({
  doubloons: p.doubloons,
  points: p.points,
  people: people(p),
  goods: p.goods.slice(),
})
