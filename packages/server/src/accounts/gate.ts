export interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>
  /** How many wait outside. */
  readonly waiting: number
}

/** Lets so many through at a time; the others wait in order. */
export function atMost(limit: number): Gate {
  let inside = 0
  const waiting: (() => void)[] = []
  return {
    get waiting() {
      return waiting.length
    },
    async run(work) {
      if (inside < limit) inside++
      else await new Promise<void>(resolve => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else inside--
      }
    },
  }
}
