import type { Action, State } from '@ludoteca/lisboa'
import type { Knowledge } from '../knowledge.ts'
import { glance } from './glance.ts'
import { turnsLeft } from './horizon.ts'
import { breakdown, prospects } from './prospects.ts'
import { byRule } from './rules.ts'

/** A lead of this many wigs is safe at the end; each turn to come makes it less so. */
const MARGIN = 8
const PER_TURN = 2.4

/** A turn is looked at as a whole, with those who follow the visit. */
function settled(s: State): boolean {
  const frame = s.stack.at(-1)
  return !frame || frame.kind === 'turn' || frame.kind === 'keep'
}

export const lisboa: Knowledge<State, Action> = {
  prospects,
  margin: s => MARGIN + PER_TURN * turnsLeft(s, s.active),
  settled,
  glance,
  byRule,
  breakdown,
}
