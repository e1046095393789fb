/** A page nobody looks at draws nothing. */
const UNSEEN_MS = 100

/** Resolves when what has just changed is on the screen. */
export const drawn = (): Promise<void> =>
  new Promise(resolve => {
    // The second frame begins when the first has been handed over.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, UNSEEN_MS)
  })
