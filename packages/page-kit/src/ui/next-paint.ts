/** A page in the background paints nothing: after this time nobody waits for it. */
const UNSEEN_MS = 100

/** Resolves when what has just changed is on the screen. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    // The second frame begins when the first has been handed over.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, UNSEEN_MS)
  })
