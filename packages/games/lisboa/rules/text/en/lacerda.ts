import type { Who } from '@ludoteca/engine'
import { helperUp } from '../../data/lacerda.ts'
import type { LacerdaEvent, LacerdaReason } from '../../events.ts'
import type { The } from '../lookup.ts'
import { nobleText } from './actions.ts'
import { the, wigs } from './effects.ts'

/** What Lacerda does and why: his rules, told step by step. */

export function lacerdaText(e: LacerdaEvent, who: Who, the: The): string {
  const name = who(e.seat)
  switch (e.type) {
    case 'lacerda-called':
      return `${name} goes to ${nobleText(e.noble)}, where his courtier stands; his helper beside the ${the.kind(e.deck)} pile calls for the ${helperUp(e.deck) ? 'upper' : 'lower'} State action: ${the.stateAction(e.action)}`
    case 'lacerda-decided':
      return `${name} ${REASONS[e.why](e.n ?? 0, e.other ?? 0)}`
    case 'lacerda-skipped':
      return skipped(e, name)
    case 'clergy-removed':
      return `${name} removed ${e.tile < 0 ? 'a Clergy tile' : the.clergy(e.tile)} in front of the Cardinal`
    case 'building-set':
      return `${name} opened the ${the.building(e.building)} at ${the.spot(e.spot)}`
    case 'helper-moved':
      return `${name}’s helper moved on to the ${the.kind(e.deck)} pile`
    case 'courtier-moved':
      return `${name}’s courtier moved on to ${nobleText(e.noble)}: the next visit goes there`
  }
}

const REASONS: Readonly<Record<LacerdaReason, (n: number, other: number) => string>> = {
  recruit: () => 'sends officials where he has fewest, ties from the left',
  plan: n => `takes the larger plan on offer, because it shows ${n} officials`,
  'plan-equal': n => `takes the blue plan, because both show ${n} officials`,
  ship: () => 'takes the top ship free of charge',
  produce: () => 'produces for his stores, so prices fall; he keeps no goods',
  cardinal: () => 'moves the Cardinal two gaps and takes the wigs on the tile in front of him',
  favor: () => 'takes the first Royal Favor he lacks, from the left',
  store: n => `builds on the free plot that brings most now, because it is worth ${wigs(n)}`,
  'store-tie': n =>
    `builds on the northernmost, then westernmost of the plots that bring most now, because several are worth ${wigs(n)}`,
  decree: () => 'takes the two leftmost decrees',
  open: (n, other) =>
    `opens the building that is best for him, because it brings him ${wigs(n)} and others ${wigs(other)}`,
  'open-tie': (n, other) =>
    `opens a building on the first such spot clockwise from West D, because several bring the same lead: here ${wigs(n)} for him, ${wigs(other)} for others`,
}

function skipped(e: Extract<LacerdaEvent, { type: 'lacerda-skipped' }>, name: string): string {
  if (e.what === 'state') return `${name} skips ${the.stateAction(e.action ?? 0)}: it is not possible now`
  const noble = e.noble ?? 0
  if (e.what === 'noble') return `${name} skips ${the.nobleAction(noble)}: it is not possible now`
  return e.why === 'price'
    ? `${name} does not follow to ${nobleText(noble)}, because he cannot pay the price`
    : `${name} does not follow to ${nobleText(noble)}, because the Noble action is not possible now`
}
