import type { Action } from '@ludoteca/engine'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './info-card.module.css'
import { useRefusal } from './refusal.tsx'

/** A way to act that the card offers as a button. */
export interface Offer {
  /** What is done by it, where that is one action. */
  readonly action?: Action
  readonly label: string
  readonly run: () => void
  readonly look?: () => void
}

interface Info {
  readonly anchor: HTMLElement
  readonly content: ReactNode
  readonly offers: readonly Offer[]
  /** Stays until it is dismissed and can be touched; otherwise it goes with the pointer. */
  readonly pinned: boolean
  /** It was tried in vain: the card also says why, since it may lie over the place that does. */
  readonly tried: boolean
}

interface InfoVerbs {
  readonly show: (info: Info) => void
  readonly hide: (anchor?: HTMLElement) => void
}

const InfoContext = createContext<InfoVerbs>({ show: () => {}, hide: () => {} })

export const useInfo = (): InfoVerbs => useContext(InfoContext)

/** One card for the whole board: what a thing is, and what can be done with it. */
export function InfoLayer({ children }: { children: ReactNode }) {
  const [info, setInfo] = useState<Info | null>(null)
  const hide = useCallback(
    (anchor?: HTMLElement) => setInfo(now => (anchor && now?.anchor !== anchor ? now : null)),
    [],
  )
  const verbs = useMemo(() => ({ show: setInfo, hide }), [hide])
  return (
    <InfoContext value={verbs}>
      {children}
      {info && createPortal(<Card info={info} onClose={hide} />, document.body)}
    </InfoContext>
  )
}

const GAP = 8

/** Beside the thing where there is room: below, else above, never over the edge of the window. */
function place(card: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const below = at.bottom + GAP
  const above = at.top - GAP - height
  const top = below + height <= innerHeight - GAP || above < GAP ? below : above
  const left = at.left + at.width / 2 - width / 2
  card.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`
  card.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`
}

function Card({ info, onClose }: { info: Info; onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  const { anchor, content, offers, pinned, tried } = info
  const refusal = useRefusal()
  useLayoutEffect(() => {
    if (card.current) place(card.current, anchor)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onClose()
    }
    const onDown = (event: PointerEvent) => {
      const target = event.target as Node
      if (!card.current?.contains(target) && !anchor.contains(target)) onClose()
    }
    const away = () => onClose()
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onDown, true)
    addEventListener('scroll', away, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onDown, true)
      removeEventListener('scroll', away, true)
    }
  }, [anchor, onClose])
  return (
    <div ref={card} className={styles.card} data-pinned={pinned} data-testid="info">
      {pinned && tried && refusal}
      {content}
      {pinned && offers.length > 0 && (
        <div className={styles.options}>
          {offers.map(offer => (
            <button
              key={offer.label}
              type="button"
              className={styles.option}
              onPointerEnter={offer.look}
              onFocus={offer.look}
              onClick={() => {
                onClose()
                offer.run()
              }}
            >
              {offer.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
