import type { AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { bots, type Hint } from './client.ts'

/** How long one may think about what to advise. */
const PATIENCE = 1500

interface Thought {
  readonly hints: Promise<readonly Hint[]>
  readonly leave: AbortController
  waiting: number
  done: boolean
}

const thoughts = new WeakMap<object, Thought>()

/** What came to nothing is thought about anew. */
function forget(view: object, thought: Thought): void {
  if (thoughts.get(view) === thought) thoughts.delete(view)
}

/**
 * The best few choices of the viewer, the best first. Each position is thought about once, so that coach and hints
 * say the same; thinking ends when nobody waits for it any more.
 */
export function adviceOn(
  { game, view, viewer }: Pick<AnyScene, 'game' | 'view' | 'viewer'>,
  signal: AbortSignal,
  ask = bots.advise,
): Promise<readonly Hint[]> {
  if (viewer === 'table') return Promise.resolve([])
  const thought = thoughts.get(view) ?? begin()
  thought.waiting++
  signal.addEventListener('abort', () => {
    thought.waiting--
    if (thought.waiting > 0 || thought.done) return
    forget(view, thought)
    thought.leave.abort()
  })
  return thought.hints

  function begin(): Thought {
    const leave = new AbortController()
    const hints = ask({ game: game.id, view, seat: viewer as number }, PATIENCE, leave.signal)
    const begun: Thought = { hints, leave, waiting: 0, done: false }
    thoughts.set(view, begun)
    hints.then(
      () => {
        begun.done = true
      },
      () => forget(view, begun),
    )
    return begun
  }
}
