import type { AnyMatch } from '@ludoteca/engine'
import { nextPaint } from '@ludoteca/page-kit/ui/next-paint.ts'
import type { TableTerms } from './records.ts'
import { putTable, recordOf } from './tables.ts'

interface KeeperWishes {
  readonly terms: TableTerms
  /** Told after every write whether it reached the disk. */
  readonly onDone: (ok: boolean) => void
}

/**
 * Writes a table to disk after every change: once the change is on the screen, so that nobody waits for the disk,
 * and at once when the page is being left.
 */
export class Keeper {
  readonly #wishes: KeeperWishes
  #waiting: AnyMatch | null = null

  constructor(wishes: KeeperWishes) {
    this.#wishes = wishes
  }

  readonly keep = (match: AnyMatch): void => {
    const first = this.#waiting === null
    this.#waiting = match
    if (first) void nextPaint().then(this.flush)
  }

  /** Writes what has not been written yet. Writes arrive in the order in which they are made. */
  readonly flush = (): void => {
    const match = this.#waiting
    if (!match) return
    this.#waiting = null
    const { terms, onDone } = this.#wishes
    putTable(recordOf(terms, match)).then(
      () => onDone(true),
      () => onDone(false),
    )
  }

  /** Lets nothing be lost when the page goes away; returns how to stop. */
  readonly watch = (): (() => void) => {
    const hidden = () => document.visibilityState === 'hidden' && this.flush()
    addEventListener('pagehide', this.flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', this.flush)
      document.removeEventListener('visibilitychange', hidden)
      this.flush()
    }
  }
}
