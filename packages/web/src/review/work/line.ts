import type { Job, Look, Terms, Tried } from '@ludoteca/review'
import type { Answered, Told } from './messages.ts'

interface Waiting {
  readonly take: (answer: Answered) => void
  readonly fail: (reason: Error) => void
}

/** A worker that has a game, and answers one question after the other. */
export class Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #count = 0

  constructor(save: string) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      this.#waiting.get(data.id)?.take(data)
      this.#waiting.delete(data.id)
    })
    this.#worker.addEventListener('error', () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('the worker failed'))
      this.#waiting.clear()
    })
    this.#tell({ save })
  }

  readonly look = async (terms: Terms, job: Job): Promise<Look> => {
    const answer = await this.#ask(id => ({ id, terms, job }))
    if ('look' in answer) return answer.look
    throw new Error('failed' in answer ? answer.failed : 'no look')
  }

  readonly attempt = async (terms: Terms, job: Job, instead: string): Promise<Tried> => {
    const answer = await this.#ask(id => ({ id, terms, job, instead }))
    if ('tried' in answer) return answer.tried
    throw new Error('failed' in answer ? answer.failed : 'not tried')
  }

  /** Nobody hears of what was asked. */
  readonly close = (): void => this.#worker.terminate()

  #tell(told: Told): void {
    this.#worker.postMessage(told)
  }

  #ask(told: (id: number) => Told): Promise<Answered> {
    const id = this.#count++
    return new Promise((take, fail) => {
      this.#waiting.set(id, { take, fail })
      this.#tell(told(id))
    })
  }
}
