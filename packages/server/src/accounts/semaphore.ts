interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>
  /** How many wait for their turn. */
  readonly waiting: number
}

/** Lets `limit` pieces of work run at a time; the others wait in order. */
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
