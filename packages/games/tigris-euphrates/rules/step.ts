import type { Emit } from '@ludoteca/engine'
import { type Act, PASS, SUPPORTS, TAKES } from '../actions.ts'
import type { Event } from '../events.ts'
import { handOf, pileSize, type State } from '../state.ts'
import { placeBuilding } from './building.ts'
import { placeCatastrophe } from './catastrophe.ts'
import { plainlyWithoutSupport } from './conflict.ts'
import { afterBuilding, afterConflicts, afterMonument, afterTreasures, score } from './flow.ts'
import { placeLeader, withdrawLeader } from './leader.ts'
import { legal } from './legal.ts'
import { buildMonument, buildWonder } from './monument.ts'
import { support } from './support.ts'
import { swapTiles } from './swap.ts'
import { placeTile } from './tile.ts'
import { offerTreasure, takeTreasure } from './treasure.ts'
import { endTurn, income, refill, turnEnding } from './turn.ts'
import { beginWar } from './war.ts'

/** Carries out one decision and stops at the next, even if that one leaves no choice. */
export function step(s: State, a: Act, emit?: Emit<Event>): void {
  switch (a.type) {
    case 'tile':
      placeTile(s, a.colour, a.square, emit)
      break
    case 'leader':
      placeLeader(s, a.colour, a.square, emit)
      break
    case 'withdraw':
      withdrawLeader(s, a.colour, emit)
      break
    case 'catastrophe':
      placeCatastrophe(s, a.square, emit)
      break
    case 'swap':
      swapTiles(s, a.tiles, emit)
      break
    case 'pass':
      emit?.({ type: 'passed', seat: s.active })
      afterConflicts(s)
      break
    case 'war':
      beginWar(s, a.colour, emit)
      break
    case 'support':
      support(s, a.count, emit)
      break
    case 'building':
      placeBuilding(s, a.square, emit)
      afterBuilding(s)
      break
    case 'monument':
      if (a.built) buildMonument(s, a.built.monument, a.built.square, emit)
      else emit?.({ type: 'declined', seat: s.active, offer: 'monument' })
      afterMonument(s)
      break
    case 'wonder':
      buildWonder(s, a.square, emit)
      afterMonument(s)
      break
    case 'take':
      take(s, a.square, emit)
      break
    case 'point':
      score(s, s.active, a.colour, 1, 'wonder', s.wonder, emit)
      refill(s, emit)
      break
  }
}

function take(s: State, square: number, emit?: Emit<Event>): void {
  if (s.phase.kind === 'treasure') takeTreasure(s, s.phase.seat, square, emit)
  if (offerTreasure(s)) return
  if (turnEnding(s)) income(s, emit)
  else afterTreasures(s)
}

/** The only thing that can be done now, if everybody at the table can see that it is the only one. */
function forced(s: State): Act | null {
  const { phase } = s
  switch (phase.kind) {
    case 'support':
      return plainlyWithoutSupport(s, phase.conflict) ? (SUPPORTS[0] ?? null) : null
    case 'treasure':
      return phase.squares.length === 1 ? (TAKES[phase.squares[0] as number] ?? null) : null
    case 'action':
      if (pileSize(handOf(s, s.active)) > 0 || s.catastrophes[s.active] !== 0) return null
      return legal(s).length === 1 ? PASS : null
    default:
      return null
  }
}

/** Goes on to the next decision that leaves a choice. */
export function settle(s: State, emit?: Emit<Event>): void {
  for (;;) {
    if (s.phase.kind === 'turn-end') {
      endTurn(s, emit)
      continue
    }
    const only = forced(s)
    if (!only) return
    step(s, only, emit)
  }
}
