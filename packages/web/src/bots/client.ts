import type { BotQuestion } from '../table/controller.ts'

export interface Asked {
  readonly id: number
  readonly question: BotQuestion
}

export type Answer =
  | { readonly id: number; readonly notation: string }
  | { readonly id: number; readonly failed: string }

interface Waiting {
  readonly resolve: (notation: string) => void
  readonly reject: (reason: Error) => void
}

/** Bots think in a worker of their own; the page only asks and waits. */
class BotRoom {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #count = 0

  readonly think = (question: BotQuestion): Promise<string> => {
    const id = this.#count++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#started().postMessage({ id, question } satisfies Asked)
    })
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<Answer>) => this.#take(event.data))
    worker.addEventListener('error', () => this.#fail())
    this.#worker = worker
    return worker
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('notation' in answer) waiting?.resolve(answer.notation)
    else waiting?.reject(new Error(answer.failed))
  }

  /** The worker could not start or died: whoever waits is told, and the next question starts a new one. */
  #fail(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Error('the bot worker failed'))
    this.#waiting.clear()
  }
}

export const bots = new BotRoom()
