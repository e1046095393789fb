import type { Refusal, Seat } from '@ludoteca/engine'
import type { Action } from '../../rules/actions.ts'
import { MONUMENT_NAMES } from '../../rules/data/pieces.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { read } from '../../rules/notation.ts'
import { step } from '../../rules/phases/index.ts'
import { endTurn } from '../../rules/phases/turn-end.ts'
import type { State } from '../../rules/state.ts'
import { Malformed, monumentFrom, seatFrom } from './position.ts'

/** One part of `when`. A null action is one that can never be legal, such as swapping seven tiles. */
export type Command =
  | { readonly kind: 'end-turn'; readonly text: string }
  | { readonly kind: 'act'; readonly text: string; readonly seat: Seat; readonly action: Action | null }

export function parseCommand(s: State, text: string): Command {
  if (/^(P\d )?end-turn$/.test(text)) return { kind: 'end-turn', text }
  const [, player, words] = /^(P\d) (.+)$/.exec(text.replace(/\s+/g, ' ')) ?? []
  if (!player || !words) throw new Malformed(`"${text}" is no command`)
  const seat = seatFrom(s, player)
  const action = read(
    words.replace(
      /^monument ([RBGK]{2}) /,
      (_, name: string) => `monument ${MONUMENT_NAMES[monumentFrom(name)]} `,
    ),
  )
  const never = /^(swap( [RBGK]*)?|support \d+)$/.test(words)
  if (!action && !never) throw new Malformed(`"${text}" is no command`)
  return { kind: 'act', text, seat, action }
}

/** Carries a command out, one decision at a time; what speaks against it, or null. */
export function run(s: State, command: Command): Refusal | null {
  if (command.kind === 'end-turn') {
    if (s.phase.kind !== 'action' && s.phase.kind !== 'turn-end') return { rule: `decide-${s.phase.kind}` }
    endTurn(s)
    return null
  }
  const { seat, action } = command
  if (s.phase.kind === 'turn-end') return { rule: 'no-action-left' }
  if (tigrisEuphrates.turn(s) !== seat) return { rule: 'not-your-turn' }
  if (!action) return { rule: 'no-such-action' }
  const refused = tigrisEuphrates.refusal(s, action)
  if (!refused) step(s, action)
  return refused
}
