import type { Refusal } from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import type { Rate } from '@ludoteca/protocol/routes'
import { addressLimiter, type Limiter, limiter } from '../../http/limits.ts'

/** The sender of a message. Messages are counted over all sockets the sender has and had. */
interface Speaker {
  /** Null for a page without a person. */
  readonly person: string | null
  /** As limits count addresses; empty where there is none. */
  readonly address: string
}

/** Ample for people with several pages, and for many of them behind one address. */
export const PACE = {
  person: { burst: 180, perSecond: 40 },
  address: { burst: 2_000, perSecond: 120 },
  /** Commands at tables. */
  commands: { burst: 120, perSecond: 10 },
  /** Games begun: each one is kept for good, also when it is over at once. */
  begun: { burst: 30, perSecond: 1 / 60 },
  begunFromAddress: { burst: 120, perSecond: 1 / 10 },
  chat: { burst: 10, perSecond: 1 / 2 },
  chatAtTable: { burst: 40, perSecond: 2 },
  /** Codes of private tables that are tried, right or wrong: whoever tries too many hears nothing about them. */
  codes: { burst: 8, perSecond: 1 / 30 },
  codesFromAddress: { burst: 20, perSecond: 1 / 10 },
  codesInAll: { burst: 600, perSecond: 10 },
} as const satisfies Record<string, Rate>

export interface Pace {
  /** False when this sender has sent too much of late, on this socket or on others. */
  message(speaker: Speaker, cost: number): boolean
  /** Why a command goes no further for now. */
  command(speaker: Speaker, table: string, command: Command): Refusal | null
  /** Why a game that could begin has to wait. */
  begin(speaker: Speaker): Refusal | null
}

const isChat = ({ do: what }: Command): boolean => what === 'say' || what === 'phrase'

/** Limits on messages over sockets. They outlive the sockets. */
export function openPace(clock: () => number): Pace {
  const person = limiter(PACE.person)
  const address = addressLimiter(PACE.address)
  const commands = limiter(PACE.commands)
  const begun = limiter(PACE.begun)
  const begunFromAddress = addressLimiter(PACE.begunFromAddress)
  const chat = limiter(PACE.chat)
  const chatAtTable = limiter(PACE.chatAtTable)
  const codes = limiter(PACE.codes)
  const codesFromAddress = addressLimiter(PACE.codesFromAddress)
  const codesInAll = limiter(PACE.codesInAll)

  /** Counts it in every bucket that lets it pass; the refusal tells the longest wait. */
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
    begin: ({ person, address }) => spend('too-many', [begun, person], [begunFromAddress, address]),
  }
}
