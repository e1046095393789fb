import type { Refusal } from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import { type Limiter, limiter, type Rate } from '../http/limits.ts'

/** Who says something over a live line. They are counted over all lines they have and had. */
export interface Speaker {
  /** Null: nobody in particular. */
  readonly person: string | null
  /** As limits count addresses; empty where there is none. */
  readonly address: string
}

/** Ample for people with several pages, and for many of them behind one address. */
export const PACE = {
  person: { burst: 180, perSecond: 40 },
  address: { burst: 2_000, perSecond: 120 },
  /** What asks for something to be done at a table. */
  commands: { burst: 120, perSecond: 10 },
  chat: { burst: 10, perSecond: 1 / 2 },
  chatAtTable: { burst: 40, perSecond: 2 },
  /** Codes of private tables that are tried, right or wrong: whoever tries too many hears nothing about them. */
  codes: { burst: 8, perSecond: 1 / 30 },
  codesFromAddress: { burst: 20, perSecond: 1 / 10 },
  codesInAll: { burst: 600, perSecond: 10 },
} as const satisfies Record<string, Rate>

export interface Pace {
  /** False: too much was said of late, on this line or on others. */
  message(speaker: Speaker, cost: number): boolean
  /** Why a command goes no further for now. */
  command(speaker: Speaker, table: string, command: Command): Refusal | null
}

const isChat = ({ do: what }: Command): boolean => what === 'say' || what === 'phrase'

/** How fast people may go on live lines; it outlives the lines. */
export function openPace(clock: () => number): Pace {
  const person = limiter(PACE.person)
  const address = limiter(PACE.address)
  const commands = limiter(PACE.commands)
  const chat = limiter(PACE.chat)
  const chatAtTable = limiter(PACE.chatAtTable)
  const codes = limiter(PACE.codes)
  const codesFromAddress = limiter(PACE.codesFromAddress)
  const codesInAll = limiter(PACE.codesInAll)

  /** The longest wait; all that let it pass have counted it. */
  const spend = (rule: string, ...of: (readonly [Limiter, string | null])[]): Refusal | null => {
    const waits = of.map(([limit, key]) => (key === null || key === '' ? 0 : limit.take(key, clock())))
    const seconds = Math.max(...waits)
    return seconds === 0 ? null : { rule, params: { seconds } }
  }

  return {
    message(speaker, cost) {
      const now = clock()
      const from = speaker.address === '' ? 0 : address.take(speaker.address, now, cost)
      const by = speaker.person === null ? 0 : person.take(speaker.person, now, cost)
      return from === 0 && by === 0
    },
    command(speaker, table, command) {
      const refusal = spend('too-many', [commands, speaker.person])
      if (refusal) return refusal
      if (isChat(command)) return spend('too-chatty', [chat, speaker.person], [chatAtTable, table])
      if (command.do !== 'join' || command.code === undefined) return null
      return spend(
        'too-many-codes',
        [codes, speaker.person],
        [codesFromAddress, speaker.address],
        [codesInAll, 'all'],
      )
    },
  }
}
