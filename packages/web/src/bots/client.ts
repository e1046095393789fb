import type { Reason } from '@ludoteca/bots'
import type { BotQuestion } from './question.ts'

/** A question of a table whose bots remember what they thought before. */
export interface TableQuestion extends BotQuestion {
  readonly table?: string
}

/** One of the best actions, as the worker writes it. */
export interface Hint {
  readonly notation: string
  /** The estimated share of the victory, from 0 to 1. */
  readonly share: number
  readonly reason: Reason
}

/** A choice and what share of the victory it leaves to each seat. */
export interface Weight {
  readonly notation: string
  readonly shares: readonly number[]
}

export type Asked =
  | { readonly id: number; readonly question: TableQuestion }
  | { readonly id: number; readonly question: Omit<BotQuestion, 'level'>; readonly ms: number }
  | { readonly id: number; readonly question: Omit<BotQuestion, 'level'>; readonly steps: number }
  /** Nobody waits for this answer any more. */
  | { readonly cancel: number }
  /** Said first, and once: the bots' own dice, which are not those of any game. */
  | { readonly dice: string }
  /** This table was closed. */
  | { readonly forget: string }

export type Answer =
  | { readonly id: number; readonly notation: string }
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly weights: readonly Weight[] }
  | { readonly id: number; readonly failed: string }

interface Waiting {
  readonly take: (answer: Answer) => void
  readonly fail: (reason: Error) => void
}

/** Bots think in a worker of their own; the page only asks and waits. */
class BotClient {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #count = 0

  /** The notation of an action. */
  readonly think = (question: TableQuestion, signal?: AbortSignal): Promise<string> =>
    this.#ask(id => ({ id, question }), signal).then(answer => ('notation' in answer ? answer.notation : ''))

  /** The best few actions, the best first. */
  readonly advise = (
    question: Omit<BotQuestion, 'level'>,
    ms: number,
    signal?: AbortSignal,
  ): Promise<readonly Hint[]> =>
    this.#ask(id => ({ id, question, ms }), signal).then(answer => ('hints' in answer ? answer.hints : []))

  /** What the choices are worth after so many steps of the search, the best first. */
  readonly weigh = (
    question: Omit<BotQuestion, 'level'>,
    steps: number,
    signal: AbortSignal,
  ): Promise<readonly Weight[]> =>
    this.#ask(id => ({ id, question, steps }), signal).then(answer =>
      'weights' in answer ? answer.weights : [],
    )

  readonly forget = (table: string): void => this.#worker?.postMessage({ forget: table } satisfies Asked)

  #ask(message: (id: number) => Asked, signal?: AbortSignal): Promise<Answer> {
    const id = this.#count++
    return new Promise((take, fail) => {
      this.#waiting.set(id, { take, fail })
      this.#started().postMessage(message(id))
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.delete(id)) return
        this.#worker?.postMessage({ cancel: id } satisfies Asked)
        fail(new Error('nobody waits any more'))
      })
    })
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<Answer>) => this.#take(event.data))
    worker.addEventListener('error', () => this.#fail())
    const dice = [...crypto.getRandomValues(new Uint32Array(4))].join('-')
    worker.postMessage({ dice } satisfies Asked)
    this.#worker = worker
    return worker
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('failed' in answer) waiting?.fail(new Error(answer.failed))
    else waiting?.take(answer)
  }

  /** The worker could not start or died: whoever waits is told, and the next question starts a new one. */
  #fail(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { fail } of this.#waiting.values()) fail(new Error('the bot worker failed'))
    this.#waiting.clear()
  }
}

export const bots = new BotClient()
