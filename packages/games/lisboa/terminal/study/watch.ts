import type { Seat } from '@ludoteca/engine'
import { choose, close, offer } from '@ludoteca/terminal-kit/shares.ts'
import {
  type Action,
  columnOf,
  type Decision,
  decreeWigs,
  type Event,
  icons,
  isTreasury,
  lisboa,
  NOBLE_ACTION,
  NONE,
  type Player,
  type State,
} from '../../rules/index.ts'
import { placeOf, type Record } from './record.ts'

const add = (list: number[], at: number, n = 1): void => {
  list[at] = (list[at] ?? 0) + n
}

const PORTFOLIO = 0
const COURT = 1
const GOLD = 2

/** What was chosen, and from what. */
export function decided(r: Record, s: State, seat: Seat, legal: readonly Action[], a: Action): void {
  const frame = s.stack.at(-1) as Decision | undefined
  switch (frame?.kind) {
    case 'turn':
      return turn(r, s, seat, a)
    case 'follow':
      return add(r.follows[frame.noble] as number[], followed(a))
    case 'audience':
      return add(r.audiences, a.type === 'state' ? a.action : NOBLE_ACTION)
    case 'draw':
      offer(
        r.drawn,
        legal.map(each => (each.type === 'draw' ? (s.piles[each.pile]?.at(-1) ?? NONE) : NONE)),
      )
      if (a.type === 'draw') choose(r.drawn, s.piles[a.pile]?.at(-1) ?? NONE, seat)
      return
    case 'keep':
      offer(
        r.clergy,
        legal.flatMap(each => (each.type === 'keep' ? [each.tile] : [])),
      )
      if (a.type === 'keep') choose(r.clergy, a.tile, seat)
      return
    default:
      return inTheCity(r, s, seat, legal, a)
  }
}

function inTheCity(r: Record, s: State, seat: Seat, legal: readonly Action[], a: Action): void {
  switch (a.type) {
    case 'cardinal':
      offer(
        r.clergy,
        legal.flatMap(each => (each.type === 'cardinal' ? [s.church[each.spot] as number] : [])),
      )
      return choose(r.clergy, s.church[a.spot] as number, seat)
    case 'decree':
      offer(
        r.decrees,
        legal.flatMap(each => (each.type === 'decree' ? [each.decree] : [])),
      )
      return choose(r.decrees, a.decree, seat)
    case 'open':
      offer(
        r.spots,
        legal.flatMap(each => (each.type === 'open' ? [each.spot] : [])),
      )
      return choose(r.spots, a.spot, seat)
    case 'raise':
      offer(
        r.buildings,
        legal.flatMap(each => (each.type === 'raise' ? [each.building] : [])),
      )
      return choose(r.buildings, a.building, seat)
    case 'store':
      offer(
        r.columns,
        legal.flatMap(each => (each.type === 'store' ? [columnOf(each.plot)] : [])),
      )
      return choose(r.columns, columnOf(a.plot), seat)
  }
}

function turn(r: Record, s: State, seat: Seat, a: Action): void {
  r.turns++
  const p = s.players[seat] as Player
  moment(r, s, p)
  if (a.type !== 'discard' && a.type !== 'portfolio' && a.type !== 'visit' && a.type !== 'sponsor') return
  const uses = r.uses[a.card] as number[]
  add(uses, a.type === 'portfolio' ? PORTFOLIO : a.type === 'discard' ? GOLD : COURT)
  if (a.type === 'discard') {
    r.plays.discard++
    return
  }
  choose(r.played, a.card, seat)
  if (a.type === 'portfolio') add(r.plays.portfolio, isTreasury(a.card) ? 1 : 0)
  else if (a.type === 'sponsor') r.plays.sponsor++
}

function moment(r: Record, s: State, p: Player): void {
  r.curve[s.round - 1] ??= { turns: 0, reis: 0, influence: 0, wigs: 0, icons: 0, treasury: 0 }
  const at = r.curve[s.round - 1] as Record['curve'][number]
  at.turns++
  at.reis += p.reis
  at.influence += p.influence
  at.wigs += p.wigs
  at.icons += icons(s, p)
  at.treasury += s.treasury
}

function followed(a: Action): number {
  if (a.type !== 'follow') return 3
  return a.action === NOBLE_ACTION ? 2 : a.action & 1
}

/** What came of it. */
export function happened(r: Record, e: Event, opening: { spot: number; seat: Seat }): void {
  switch (e.type) {
    case 'hand-dealt':
    case 'hand-drawn':
      for (const card of e.cards) add(r.played.fair, card)
      return
    case 'card-drawn':
    case 'card-kept':
      return add(r.played.fair, e.card)
    case 'reward-taken':
      return choose(r.played, e.card, e.seat)
    case 'visited':
      return add(r.plays.visit, e.noble)
    case 'good-traded':
      return add(r.trades, e.action)
    case 'good-sold':
      r.sold++
      return
    case 'ship-sailed':
      r.sailed++
      return
    case 'end-triggered':
      ;(r.ends[e.period - 1] as Record['ends'][number])[e.by]++
      return
    case 'clergy-given-up':
      for (const tile of e.tiles) add(r.givenUp, tile)
      return
    case 'land-bought':
      return add(r.landPaid, columnOf(e.plot), e.price)
    case 'spot-chosen':
      opening.spot = e.spot
      opening.seat = e.seat
      return
    case 'house-built':
      opening.spot = NONE
      return
    case 'store-scored':
      return scored(r, e, opening)
  }
}

/** A store scores when it is built, or when a building opens. */
function scored(
  r: Record,
  e: Event & { readonly type: 'store-scored' },
  opening: { readonly spot: number; readonly seat: Seat },
): void {
  add(r.storeWigs, columnOf(e.plot), e.wigs)
  const at = r.opened[opening.spot]
  if (!at) return
  if (e.seat === opening.seat) at.own += e.wigs
  else at.others += e.wigs
}

export function ended(r: Record, s: State): void {
  const table = lisboa.standings(s)
  const mean = table.reduce((sum, each) => sum + each.total, 0) / s.seats
  const leads = table.map(each => each.total - mean)
  const winners = table.filter(each => each.rank === 1)
  r.games++
  r.rounds.push(s.round)
  for (const { seat, total, rank, parts } of table) {
    add(r.scores, placeOf(s, seat), total)
    if (rank === 1) add(r.wins, placeOf(s, seat), 1 / winners.length)
    for (const { key, points } of parts) r.parts.set(key, (r.parts.get(key) ?? 0) + points)
    for (const decree of s.players[seat]?.decrees ?? [])
      add(r.decreeWigs, decree, decreeWigs(s, seat, decree))
  }
  for (const shares of [r.drawn, r.played, r.clergy, r.decrees, r.buildings, r.spots, r.columns]) {
    close(shares, leads)
  }
}
