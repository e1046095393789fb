import { pointedIn, usePointing } from '@ludoteca/page-kit/board/pointed.ts'
import { bringBetween, bringClear, bringHead, useStuck } from '@ludoteca/page-kit/board/stuck.ts'
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
  const [asked, ask] = useState(0)
  const wanted = frame ? paneOf(frontOf(frame)) : null
  const go = (at: number, smooth: boolean) => {
    const box = rail.current
    if (!box) return
    void box.scrollTo({ left: at * box.clientWidth, behavior: smooth && motionMs > 0 ? 'smooth' : 'auto' })
    setShown(at)
  }
  const tabs = useRef<HTMLElement>(null)
  useStuck(tabs, 'top')
  const deciding = legal.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes when there is something new to decide
  useEffect(() => {
    const at = panes.findIndex(pane => pane.id === wanted)
    if (deciding && at >= 0) go(at, false)
  }, [deciding, view, wanted])
  const { pointed } = usePointing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes when something is pointed out
  useEffect(() => {
    const thing = pointed && rail.current && pointedIn(rail.current)
    const at = thing ? [...(rail.current?.children ?? [])].findIndex(pane => pane.contains(thing)) : -1
    if (at >= 0) go(at, false)
  }, [pointed])
  useComeToOpen(rail, { shown, asked }, legal)
  const height = usePaneHeight(rail, shown)
  return (
    <>
      <nav ref={tabs} className={styles.tabs} aria-label={words.board.parts}>
        {panes.map(({ id, name }, i) => (
          <button
            key={id}
            type="button"
            data-pane-tab={id}
            data-first={deciding && wanted === id}
            aria-current={i === shown}
            onClick={() => {
              go(i, true)
              ask(asked + 1)
            }}
          >
            {name}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the buttons inside */}
      <div
        ref={rail}
        onFocus={({ target }) => target.matches(':focus-visible') && bringBetween([target])}
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

interface Opened {
  readonly shown: number
  /** How often a name was pressed: whoever presses the lit one wants to see that pane too. */
  readonly asked: number
}

/**
 * What can be pressed in the pane in sight comes between what sticks to the edges, when the pane is opened or something new
 * is to be decided; a pane in which nothing can be pressed begins at its top.
 */
function useComeToOpen(rail: RefObject<HTMLDivElement | null>, pane: Opened, legal: readonly object[]): void {
  const { shown, asked } = pane
  const last = useRef(pane)
  useEffect(() => {
    const opened = last.current.shown !== shown || last.current.asked !== asked
    last.current = { shown, asked }
    // The page has its new length, and what sticks to its edges its new height, by the next frame.
    const frame = requestAnimationFrame(() => {
      const inSight = rail.current?.children[shown]
      if (!inSight) return
      const pointed = pointedIn(inSight)
      const open = legal.length > 0 ? [...inSight.querySelectorAll('[data-open=true]')] : []
      if (pointed) bringClear(pointed)
      else if (open.length > 0) bringBetween(open)
      else if (opened) bringHead(inSight)
    })
    return () => cancelAnimationFrame(frame)
  }, [rail, shown, asked, legal])
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
