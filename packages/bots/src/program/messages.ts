import type { Options, Standing } from '@ludoteca/engine'

/** The open bot protocol: JSON lines over standard input and output. See docs/bot-protocol.md. */
export const PROTOCOL = 1

interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  readonly game: string
  /** The version of the game's rules. */
  readonly rules: number
  readonly seats: number
  readonly seat: number
  readonly options: Options
}

interface Decide {
  readonly type: 'decide'
  readonly id: number
  readonly seat: number
  readonly view: object
  /** Every action that may be answered, in the game's notation. */
  readonly legal: readonly string[]
  /** Milliseconds left for the answer. */
  readonly ms: number
}

interface Over {
  readonly type: 'over'
  readonly standings: readonly Standing[]
}

export type ToProgram = Hello | Decide | Over

interface Ready {
  readonly type: 'ready'
  /** One short line, empty where the program gave none. */
  readonly name: string
}

interface Answer {
  readonly type: 'action'
  readonly id: number
  readonly action: string
}

export type FromProgram = Ready | Answer

const MOST_NAME = 24

/** What somebody else wrote, fit to be shown: nothing that moves a cursor or turns the direction of writing. */
export function plainLine(text: string, most: number): string {
  const plain = text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').replace(/ +/g, ' ')
  return [...plain.trim()].slice(0, most).join('').trim()
}

/** Null when the line is no message of this protocol. */
export function readMessage(line: string): FromProgram | null {
  // A flood of anything else must not cost an exception for each line.
  if (!line.trimStart().startsWith('{')) return null
  try {
    const said: unknown = JSON.parse(line)
    if (typeof said !== 'object' || said === null || !('type' in said)) return null
    const { type, id, action, name } = said as Partial<Record<string, unknown>>
    if (type === 'ready') return { type, name: typeof name === 'string' ? plainLine(name, MOST_NAME) : '' }
    if (type === 'action' && typeof id === 'number' && typeof action === 'string') return { type, id, action }
    return null
  } catch {
    return null
  }
}
