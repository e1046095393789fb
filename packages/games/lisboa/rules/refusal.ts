import type { Refusal } from '@ludoteca/engine'
import type { Action } from './actions.ts'
import type { Phase } from './frames.ts'
import { legalOptions } from './lookahead/promises.ts'
import { write } from './notation.ts'
import { rulesOf } from './phases/flow.ts'
import { asked, no, type Reason } from './phases/phase.ts'
import type { State } from './state.ts'

/** Null for a listed action, else the most telling reason against it. */
export function refusal(s: State, a: Action): Refusal | null {
  const f = asked(s)
  if (!f) return no('not-now')
  const listed: Action[] = []
  legalOptions(s, f, listed)
  if (listed.includes(a) || listed.some(each => write(each) === write(a))) return null
  return reason(s, f, a)
}

function reason(s: State, f: Phase, a: Action): Refusal {
  if (a.type === 'pass') return no('not-optional')
  const rules = rulesOf(f)
  if (rules.takes.includes(a.type)) return rules.refusal(s, f, a) ?? no('dead-end')
  return ownTime(a) ?? cardPlayed(s, f, a) ?? rules.early?.(s, f, a) ?? no('not-now')
}

/** Actions with a time of their own, whatever is being decided now. */
function ownTime(a: Action): Reason {
  switch (a.type) {
    case 'drop-card':
    case 'drop-ship':
      return no('portfolio-has-room')
    case 'follow':
    case 'lose-favor':
      return no('follow-later')
    case 'give-up':
      return no('church-later')
    case 'take-good':
    case 'raise-price':
    case 'take-cube':
      return no('only-as-reward')
    default:
      return undefined
  }
}

/** One card a turn. */
function cardPlayed(s: State, f: Phase, a: Action): Reason {
  if (a.type !== 'discard' && a.type !== 'portfolio' && a.type !== 'visit' && a.type !== 'sponsor') {
    return undefined
  }
  return f.kind !== 'follow' && f.kind !== 'keep' && f.kind !== 'draft' && s.active === f.seat
    ? no('card-played')
    : undefined
}
