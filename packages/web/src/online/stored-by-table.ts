const MOST = 200

/** Small things this device remembers of tables, the latest ones only. Works without storage, forgetfully. */
export class StoredByTable<T> {
  readonly #key: string

  constructor(name: string) {
    this.#key = `ludoteca.${name}`
  }

  get(table: string): T | undefined {
    return this.#read().find(([id]) => id === table)?.[1]
  }

  keep(table: string, value: T): void {
    const others = this.#read().filter(([id]) => id !== table)
    try {
      localStorage.setItem(this.#key, JSON.stringify([...others, [table, value]].slice(-MOST)))
    } catch {
      // No storage, or it is full: what is lost here is a convenience.
    }
  }

  #read(): [string, T][] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]')
      return Array.isArray(found) ? (found as [string, T][]) : []
    } catch {
      return []
    }
  }
}
