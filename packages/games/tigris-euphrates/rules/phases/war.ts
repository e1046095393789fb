import type { Emit, Seat } from '@ludoteca/engine'
import { WARS } from '../actions.ts'
import { NEIGHBOURS, SQUARES } from '../data/board.ts'
import { COLOURS, type Colour, RED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Conflict, EMPTY, isLeader, leaderIndex, type State, seatOfIndex, tileOf } from '../state.ts'
import { afterConflicts } from './building.ts'
import { attackerTotal, begin, leaderSquare, outcome, type Side } from './conflict.ts'
import { findKingdoms, type Kingdoms } from './kingdoms.ts'
import { active, listEach, type PhaseRules, phaseOf } from './phase.ts'
import { score } from './points.ts'
import { sendHome } from './temples.ts'

/** Leaders of a colour, by index, whose side still touches the unification tile. */
function contenders(s: State, sides: Kingdoms, colour: Colour): number[] {
  const touching = sides.near[s.united] as number
  const found: number[] = []
  for (let i = colour; i < s.leaders.length; i += 4) {
    const home = s.leaders[i] as number
    if (home >= 0 && (touching >> (sides.of[home] as number)) & 1) found.push(i)
  }
  return found
}

/** Colours in which two sides of the unification tile are at war. */
function warColours(s: State): Colour[] {
  const sides = findKingdoms(s, s.united)
  return COLOURS.filter(colour => contenders(s, sides, colour).length === 2)
}

/** The tile on `s.united` joins two kingdoms; wars follow where both have a leader of one colour. */
export function unite(s: State, emit?: Emit<Event>): void {
  const colours = warColours(s)
  emit?.({ type: 'united', square: s.united, colours })
  nextWar(s, colours, emit)
}

/** With several wars due the active player picks the next; with none left the action goes on. */
function nextWar(s: State, colours: readonly Colour[], emit?: Emit<Event>): void {
  const [only] = colours
  if (only === undefined) afterConflicts(s)
  else if (colours.length === 1) beginWar(s, only, emit)
  else s.phase = { kind: 'war-order', colours }
}

const clockwise = (s: State, seat: Seat): number => (seat - s.active + s.seats) % s.seats

function beginWar(s: State, colour: Colour, emit?: Emit<Event>): void {
  const sides = findKingdoms(s, s.united)
  const side = (index: number): Side => {
    const kingdom = sides.of[s.leaders[index] as number] as number
    return { seat: seatOfIndex(index), followers: followersIn(s, sides, kingdom, colour) }
  }
  const [attacker, defender] = contenders(s, sides, colour)
    .map(side)
    .sort((a, b) => clockwise(s, a.seat) - clockwise(s, b.seat))
  if (!attacker || !defender) throw new Error('a war needs two leaders')
  begin(s, 'war', colour, attacker, defender, emit)
}

function followersIn(s: State, sides: Kingdoms, kingdom: number, colour: Colour): number[] {
  const followers: number[] = []
  for (let square = 0; square < SQUARES; square++) {
    if (sides.of[square] === kingdom && s.board[square] === tileOf(colour)) followers.push(square)
  }
  return followers
}

/** Followers that survive the defeat of the leader on `leaving`. */
function spared(s: State, square: number, colour: Colour, leaving: number): boolean {
  if (s.buildings[colour] === square) return true
  if (colour !== RED) return false
  if (s.treasures.includes(square)) return true
  return (NEIGHBOURS[square] as readonly number[]).some(
    each => each !== leaving && isLeader(s.board[each] as number),
  )
}

/** Followers that fall with the leader on this square if it loses the war, and those that stay. */
export function losses(s: State, square: number, colour: Colour): { removed: number[]; kept: number[] } {
  const sides = findKingdoms(s, s.united)
  const followers = followersIn(s, sides, sides.of[square] as number, colour)
  const stays = (each: number): boolean => spared(s, each, colour, square)
  return { removed: followers.filter(each => !stays(each)), kept: followers.filter(stays) }
}

/** What the winner of a war scores: the beaten leader and every follower that falls with it. */
export const warPrize = (removed: readonly number[]): number => 1 + removed.length

export function endWar(s: State, conflict: Conflict, defenderTotal: number, emit?: Emit<Event>): void {
  const { colour, attacker, defender } = conflict
  const { winner, loser } = outcome(conflict, defenderTotal)
  const square = leaderSquare(s, loser, colour)
  const due = emit ? warColours(s) : []
  const { removed, kept } = losses(s, square, colour)
  sendHome(s, leaderIndex(loser, colour))
  for (const each of removed) s.board[each] = EMPTY
  s.spent[colour] = (s.spent[colour] as number) + removed.length
  emit?.({
    type: 'conflict-ended',
    conflict: 'war',
    colour,
    attacker,
    defender,
    attackerTotal: attackerTotal(conflict),
    defenderTotal,
    winner,
    loser,
    square,
    removed,
    spared: kept,
  })
  score(s, winner, colour, warPrize(removed), 'war', leaderSquare(s, winner, colour), emit)
  const colours = warColours(s)
  const cancelled = due.filter(each => each !== colour && !colours.includes(each))
  if (cancelled.length > 0) emit?.({ type: 'war-cancelled', colours: cancelled, square: s.united })
  nextWar(s, colours, emit)
}

/** The order of the wars, where several are due. */
export const warOrderPhase: PhaseRules = {
  decider: active,
  legal: (s, out, n) => listEach(phaseOf(s, 'war-order').colours, WARS, out, n),
  apply(s, a, emit) {
    if (a.type === 'war') beginWar(s, a.colour, emit)
  },
  refusal: (_s, a) => ({ rule: a.type === 'war' ? 'no-such-war' : 'decide-war-order' }),
}
