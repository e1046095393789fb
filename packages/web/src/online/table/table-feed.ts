import type { Command, Update } from '@ludoteca/protocol'
import { Observers } from '../../table/model/observers.ts'
import type { Answer, Connection, Presence } from '../connection.ts'
import { type Known, learn } from './known.ts'

export interface SeenTable {
  /** Undefined until it is known, null when there is no such table for this person. */
  readonly known: Known | null | undefined
  /** The server cannot read it at the moment. */
  readonly unreadable: boolean
  readonly presence: Presence
  /** Commands that have been sent and not been answered. */
  readonly sending: number
  /** The last command is on the server's disk. */
  readonly saved: boolean
}

const NOBODY: Presence = { seats: [], spectators: 0 }

/** A table being looked at: what the server has told of it, and what is on its way there. */
export class TableFeed {
  readonly id: string
  readonly #connection: Pick<Connection, 'watch' | 'do'>
  readonly #observers = new Observers()
  #state: SeenTable = { known: undefined, unreadable: false, presence: NOBODY, sending: 0, saved: false }

  constructor(id: string, connection: Pick<Connection, 'watch' | 'do'>) {
    this.id = id
    this.#connection = connection
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#observers.subscribe(listener)

  readonly snapshot = (): SeenTable => this.#state

  /** Looks until the returned function is called. */
  readonly open = (): (() => void) =>
    this.#connection.watch(this.id, {
      update: update => this.#learn(update),
      presence: presence => this.#change({ presence }),
      gone: () => this.#change({ known: null, unreadable: false }),
      unreadable: () => this.#change({ unreadable: true }),
    })

  readonly do = async (command: Command): Promise<Answer> => {
    this.#change({ sending: this.#state.sending + 1, saved: false })
    const answer = await this.#connection.do(this.id, command)
    this.#change({ sending: this.#state.sending - 1, saved: answer.type === 'done' })
    return answer
  }

  #learn(update: Update): void {
    const known = learn(this.#state.known ?? null, update)
    if (known) this.#change({ known, unreadable: false })
  }

  #change(news: Partial<SeenTable>): void {
    this.#state = { ...this.#state, ...news }
    this.#observers.tell()
  }
}
