import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, role } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { ROLES } from '../data/roles.ts'
import { openingFor, ROUND_CAP } from '../data/setup.ts'
import type { EndReason, Event } from '../events.ts'
import { CAP_REACHED, CITY_FULL, COLONISTS_OUT, POOL_EMPTY, player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import { endGame, privilegeOf, seatAt, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'

const FREE = -1

/** With two players a library doubles one privilege a round, and its owner says which. */
const libraryIsChoice = (s: State): boolean =>
  s.seats === 2 && works(player(s, s.chooser), B.library) && !(s.libraryUsed & (1 << s.chooser))

function legal(s: State, out: Action[]): void {
  const choice = s.rules.newBuildings && libraryIsChoice(s)
  for (let card = 0; card < s.holders.length; card++) {
    if (s.holders[card] !== FREE) continue
    out.push(role(card))
    if (choice) out.push(role(card, true))
  }
}

function apply(s: State, a: Action, emit?: Emit<Event>): Next {
  if (a.type !== 'role') return null
  const seat = s.chooser
  const p = player(s, seat)
  const doubloons = s.bonus[a.card] as number
  s.holders[a.card] = seat
  // PR-135: what lies on the card is taken with it and may be spent at once.
  p.doubloons += doubloons
  s.bonus[a.card] = 0
  s.doubled = a.library || (s.seats > 2 && works(p, B.library))
  if (s.seats === 2 && a.library) s.libraryUsed |= 1 << seat
  s.role = a.card
  s.step = 0
  s.guestsDone = false
  emit?.({ type: 'roleTaken', seat, card: a.card, doubloons, library: s.doubled })
  return 'role-start'
}

/** PR-131, PR-132: a doubloon for the chooser, nothing for anybody else. */
export function prospect(s: State, emit?: Emit<Event>): Next {
  const doubloons = privilegeOf(s)
  player(s, s.chooser).doubloons += doubloons
  emit?.({ type: 'prospected', seat: s.chooser, doubloons })
  return 'role-end'
}

/** All have had their turn of this role: the next player chooses, or the round is over. */
export function endRole(s: State, emit?: Emit<Event>): Next {
  s.role = -1
  s.doubled = false
  s.picks++
  if (s.picks === openingFor(s.seats).picks) return endRound(s, emit)
  s.chooser = (s.chooser + 1) % s.seats
  s.guestsDone = false
  return 'choice'
}

/** The chooser takes a role; guests on their way to a library are asked before. */
export function roleTurn(s: State): Next {
  if (!asksGuests(s, s.chooser, 'choice')) {
    s.phase = { kind: 'role' }
    s.actor = s.chooser
  }
  return null
}

const REASONS: readonly (readonly [number, EndReason])[] = [
  [COLONISTS_OUT, 'colonists'],
  [CITY_FULL, 'city'],
  [POOL_EMPTY, 'points'],
  [CAP_REACHED, 'cap'],
]

/** PR-133 to PR-139. */
function endRound(s: State, emit?: Emit<Event>): Next {
  const cards: number[] = []
  for (let card = 0; card < s.holders.length; card++) {
    if (s.holders[card] === FREE) {
      s.bonus[card] = (s.bonus[card] as number) + 1
      if (emit) cards.push(card)
    } else if ((s.holders[card] as number) >= 0) s.holders[card] = FREE
  }
  emit?.({ type: 'bonusPlaced', cards })
  if (s.round >= ROUND_CAP) endGame(s, CAP_REACHED, null, emit)
  if (s.ending) {
    s.step = 0
    s.guestsDone = false
    return 'finale'
  }
  s.round++
  s.picks = 0
  s.libraryUsed = 0
  s.governor = (s.governor + 1) % s.seats
  s.chooser = s.governor
  s.guestsDone = false
  emit?.({ type: 'roundStarted', round: s.round, governor: s.governor })
  return 'choice'
}

/** After the last role: guests may still walk to a large building before the points are counted. */
export function finale(s: State, emit?: Emit<Event>): Next {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    if (asksGuests(s, seatAt(s, s.step), 'end')) return null
  }
  s.phase = { kind: 'over' }
  s.actor = -1
  // Covered chips are turned over: nobody takes back past that.
  const uncovers = s.rules.chipsCovered && s.rules.revised
  emit?.({ type: 'gameOver', why: endReasons(s), ...(uncovers ? { reveals: true as const } : {}) })
  return null
}

const endReasons = (s: State): EndReason[] =>
  REASONS.filter(([bit]) => s.ending & bit).map(([, reason]) => reason)

function refusal(s: State, a: Action): Refusal {
  if (a.type === 'pass') return { rule: 'role-must-choose' }
  if (a.type !== 'role') return NOT_NOW
  const holder = s.holders[a.card]
  if (holder === undefined || holder < FREE)
    return { rule: 'role-not-in-game', params: { card: ROLES[a.card] ?? '' } }
  if (holder !== FREE) return { rule: 'role-taken', params: { card: ROLES[a.card] ?? '', seat: holder } }
  return { rule: 'library-needed' }
}

export const rolePhase: PhaseRules = { legal, apply, refusal }
