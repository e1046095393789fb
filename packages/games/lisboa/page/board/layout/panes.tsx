import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDesk } from '../desk.tsx'
import { frontOf, type PaneId, paneOf } from '../places.ts'
import styles from './panes.module.css'

interface PanesProps {
  readonly panes: readonly { readonly id: PaneId; readonly name: string; readonly content: ReactNode }[]
}

/** On a phone: panes side by side that are swiped. The lit name is in sight, the dot is where something is decided. */
export function Panes({ panes }: PanesProps) {
  const { frame, legal, view, motionMs, words } = useDesk()
  const rail = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const wanted = frame ? paneOf(frontOf(frame)) : null
  const go = (at: number, smooth: boolean) => {
    const box = rail.current
    if (!box) return
    void box.scrollTo({ left: at * box.clientWidth, behavior: smooth && motionMs > 0 ? 'smooth' : 'auto' })
    setShown(at)
  }
  const deciding = legal.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes when there is something new to decide
  useEffect(() => {
    const at = panes.findIndex(pane => pane.id === wanted)
    if (deciding && at >= 0) go(at, false)
  }, [deciding, view, wanted])
  const height = usePaneHeight(rail, shown)
  return (
    <>
      <nav className={styles.tabs} aria-label={words.board.parts}>
        {panes.map(({ id, name }, i) => (
          <button
            key={id}
            type="button"
            data-pane-tab={id}
            data-first={deciding && wanted === id}
            aria-current={i === shown}
            onClick={() => go(i, true)}
          >
            {name}
          </button>
        ))}
      </nav>
      <div
        ref={rail}
        className={styles.rail}
        style={height === null ? undefined : { height }}
        onScroll={({ currentTarget: box }) => setShown(Math.round(box.scrollLeft / box.clientWidth))}
      >
        {panes.map(({ id, name, content }) => (
          <section key={id} className={styles.pane} data-pane={id} aria-label={name}>
            {content}
          </section>
        ))}
      </div>
    </>
  )
}

/** The page is as long as the pane in sight. */
function usePaneHeight(rail: RefObject<HTMLDivElement | null>, shown: number): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    const pane = rail.current?.children[shown]
    if (!(pane instanceof HTMLElement)) return
    const measure = () => setHeight(pane.offsetHeight)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(pane)
    return () => watch.disconnect()
  }, [rail, shown])
  return height
}
