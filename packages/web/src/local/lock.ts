interface LockWish {
  /** Take it even if another tab holds it. */
  readonly steal: boolean
  readonly held: () => void
  readonly elsewhere: () => void
}

/** Holds a name that no other tab can hold meanwhile; returns a function that lets go. */
export const holdAlone = (name: string, wish: LockWish): (() => void) =>
  navigator.locks ? byLocks(name, wish) : byAsking(name, wish)

function byLocks(name: string, { steal, held, elsewhere }: LockWish): () => void {
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  navigator.locks
    .request(name, steal ? { steal } : { ifAvailable: true }, lock => {
      if (!lock) return elsewhere()
      held()
      return gone
    })
    // Another tab has taken it over.
    .catch(elsewhere)
  return letGo
}

/** How long another tab has to say that it holds the name. */
const ANSWER_MS = 250

type Said = { readonly what: 'who' | 'mine' | 'taken'; readonly rank: number }

/** Over plain http there are no locks: tabs ask one another. Of two that ask at once, the one of higher rank gets it. */
function byAsking(name: string, { steal, held, elsewhere }: LockWish): () => void {
  const channel = new BroadcastChannel(name)
  const rank = Math.random()
  const say = (what: Said['what']) => channel.postMessage({ what, rank } satisfies Said)
  let state: 'asking' | 'holding' | 'without' = 'asking'
  const take = () => {
    state = 'holding'
    held()
  }
  const waiting = steal ? undefined : setTimeout(take, ANSWER_MS)
  const lose = () => {
    state = 'without'
    clearTimeout(waiting)
    elsewhere()
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    const before = state === 'holding' || (state === 'asking' && rank > data.rank)
    if (data.what === 'who' && before) say('mine')
    else if (data.what === 'taken' || (data.what === 'mine' && state === 'asking')) lose()
  }
  if (steal) {
    say('taken')
    take()
  } else say('who')
  return () => {
    state = 'without'
    clearTimeout(waiting)
    channel.close()
  }
}
