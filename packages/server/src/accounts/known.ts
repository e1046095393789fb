interface Remembered {
  has(key: string): boolean
  add(key: string): void
}

/** A set that keeps the latest keys, `most` of them. */
export function remembering(most: number): Remembered {
  const keys = new Set<string>()
  return {
    has: key => keys.has(key),
    add(key) {
      keys.delete(key)
      keys.add(key)
      const [oldest] = keys
      if (keys.size > most && oldest !== undefined) keys.delete(oldest)
    },
  }
}
