import type { Known } from './known.ts'

/** What this viewer saw of earlier positions, fetched once each. */
export class EarlierPositions {
  readonly #fetch: (steps: number) => Promise<object | null>
  readonly #views = new Map<number, object>()

  constructor(fetch: (steps: number) => Promise<object | null>) {
    this.#fetch = fetch
  }

  /** The view after so many steps, if it has been fetched. */
  at(steps: number): object | null {
    return this.#views.get(steps) ?? null
  }

  /** It was shown when it was the present. */
  keep(steps: number, view: object): void {
    this.#views.set(steps, view)
  }

  /** The view after so many steps; null when it cannot be had. `history` says what has happened by now. */
  async get(steps: number, history: () => Known['steps']): Promise<object | null> {
    const kept = this.at(steps)
    if (kept) return kept
    const before = history()
    const view = await this.#fetch(steps)
    if (view && samePast(before, history()) >= steps) this.#views.set(steps, view)
    return view
  }

  /** What came after so many steps has been taken back. */
  forgetAfter(past: number): void {
    for (const steps of this.#views.keys()) if (steps > past) this.#views.delete(steps)
  }
}

/** How many steps two histories have in common from the start. */
export function samePast(one: Known['steps'], other: Known['steps']): number {
  const most = Math.min(one.length, other.length)
  if (most > 0 && one[most - 1] === other[most - 1]) return most
  let same = 0
  while (same < most && one[same] === other[same]) same++
  return same
}
