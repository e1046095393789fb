/** Listeners that are told when something has changed. */
export class Observers {
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly tell = (): void => {
    for (const listener of this.#listeners) listener()
  }
}
