import type { LawMaker } from '../law.ts'
import { check } from './check.ts'
import { clones } from './clones.ts'
import { events } from './events.ts'
import { frozen } from './frozen.ts'
import { json } from './json.ts'
import { legal } from './legal.ts'
import { names } from './names.ts'
import { notation } from './notation.ts'
import { options } from './options.ts'
import { ownView } from './own-view.ts'
import { readsOnly } from './reads-only.ts'
import { reasons } from './reasons.ts'
import { redeal } from './redeal.ts'
import { refusals } from './refusals.ts'
import { replays } from './replays.ts'
import { reveals } from './reveals.ts'
import { seeds } from './seeds.ts'
import { standings } from './standings.ts'
import { texts } from './texts.ts'
import { turn } from './turn.ts'
import { view } from './view.ts'
import { witness } from './witness.ts'

/** What every game promises, in the order in which a reader would ask. */
export const ALL_LAWS: readonly LawMaker[] = [
  turn,
  legal,
  refusals,
  ownView,
  check,
  standings,
  clones,
  readsOnly,
  json,
  replays,
  seeds,
  notation,
  frozen,
  view,
  witness,
  events,
  reveals,
  redeal,
  texts,
  reasons,
  names,
  options,
]

const seldom =
  (make: LawMaker, every: number): LawMaker =>
  subject => ({ ...make(subject), every })

/** The cheap ones, for very many games. What a conservation law misses now is still missing later. */
export const FAST_LAWS: readonly LawMaker[] = [seldom(check, 10), seldom(refusals, 30)]
