import type { Action, State } from '@ludoteca/lisboa'
import { lisboa as game } from '@ludoteca/lisboa'
import type { Knowledge } from '../knowledge.ts'
import { glance } from './glance.ts'
import { prospects } from './prospects.ts'
import { byRule } from './rules.ts'

/** Own hopes against those of the others: what helps everybody helps nobody. */
const OTHERS = 0.6
const VICTORY = 20
/** Of long lists only the best at a glance are played through. */
const MOST = 9

const hopes: number[] = []

function evaluate(s: State, seat: number): number {
  if (s.ending === 3) return afterTheEnd(s, seat)
  prospects(s, hopes)
  let others = 0
  let best = 0
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    const hope = hopes[i] as number
    others += hope / (s.seats - 1)
    if (hope > best) best = hope
  }
  return (hopes[seat] as number) - OTHERS * (0.5 * best + 0.5 * others)
}

function afterTheEnd(s: State, seat: number): number {
  const table = game.standings(s)
  const best = Math.max(...table.map(each => (each.seat === seat ? 0 : each.total)))
  return (table[seat]?.rank === 1 ? VICTORY : 0) + (table[seat]?.total ?? 0) - best
}

function promising(s: State, legal: readonly Action[]): readonly Action[] {
  const looks = glance(s, legal)
  if (!looks) return legal
  if (s.stack.at(-1)?.kind === 'turn') return oneDiscard(legal, looks)
  if (legal.length <= MOST) return legal
  const order = [...legal.keys()].sort((a, b) => (looks[b] as number) - (looks[a] as number))
  return order.slice(0, MOST).map(i => legal[i] as Action)
}

/** Whatever is thrown away for gold, it is the worst card. */
function oneDiscard(legal: readonly Action[], looks: readonly number[]): readonly Action[] {
  let worst = -1
  for (const [i, action] of legal.entries()) {
    if (action.type === 'discard' && (worst < 0 || (looks[i] as number) > (looks[worst] as number))) worst = i
  }
  return legal.filter((action, i) => action.type !== 'discard' || i === worst)
}

export const lisboa: Knowledge<State, Action> = {
  evaluate,
  settled: s => s.stack.length === 0 || s.stack.at(-1)?.kind === 'turn' || s.stack.at(-1)?.kind === 'keep',
  promising,
  byRule,
}
