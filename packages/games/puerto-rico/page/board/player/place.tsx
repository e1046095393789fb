import type { Seat } from '@ludoteca/engine'
import { Touch } from '@ludoteca/page-kit/board/touch.tsx'
import type { ReactNode } from 'react'
import { type Action, givePerson, guest, place } from '../../../rules/index.ts'
import { useArrangement } from '../arrangement.ts'
import { PersonArt } from '../art/pieces.tsx'
import { Pick, useDesk } from '../desk.tsx'
import styles from './place.module.css'

interface PlaceProps {
  readonly seat: Seat
  readonly group: number
  /** Which of the like circles this is, and how many are drawn here. */
  readonly from: number
  readonly circles: number
  readonly workers: number
  readonly nobles?: number
  readonly label: string
  readonly info?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

const concerns = (a: Action, group: number): boolean =>
  (a.type === 'guest' && a.group === group) ||
  (a.type === 'give' && (a.what === 'colonist' || a.what === 'noble') && a.from === group) ||
  (a.type === 'discard' && a.tile === group)

/** Circles that colonists work on. While the mayor lets them move, one's own can be filled and emptied. */
export function Place(props: PlaceProps) {
  const { seat, group, from, circles, workers, nobles = 0, label, info, className, children } = props
  const { view: s, me, legal, words, signs, explain } = useDesk()
  const draft = useArrangement()
  const mine = seat === me
  const all = mine && draft ? draft.at(group) : workers
  const here = Math.max(0, Math.min(circles, all - from))
  const text = circles > 0 ? signs.clauses([label, words.staffed(here, circles)]) : label
  const spot = `place-${seat}-${group}`
  const picture = (
    <>
      {children}
      <span className={styles.circles} data-circles>
        {Array.from({ length: circles }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: circles stay where they are
            key={i}
            className={styles.circle}
            data-full={i < here}
            {...(mine && draft && i < here ? { 'data-drag': group } : {})}
          >
            {i < here && <PersonArt noble={i < nobles && !(mine && draft)} />}
          </span>
        ))}
      </span>
    </>
  )
  const look = [styles.place, className].filter(Boolean).join(' ')
  if (!mine) {
    return (
      <Touch offers={[]} label={text} info={info} className={look} spot={spot}>
        {picture}
      </Touch>
    )
  }
  if (draft && circles > 0) {
    const fixed = draft.isFixed(group)
    return (
      <button
        type="button"
        className={look}
        aria-label={text}
        data-open={!fixed}
        data-drop={group}
        data-spot={spot}
        onClick={event => {
          if (fixed) return explain(place(group, all))
          const full = event.target instanceof Element && event.target.closest('[data-full="true"]')
          if (full || here === circles || !draft.put(group)) draft.take(group)
        }}
      >
        {picture}
      </button>
    )
  }
  const tried = s.phase.kind === 'guest' ? guest(group) : s.phase.kind === 'give' ? givePerson(group) : null
  return (
    <Pick
      actions={legal.filter(a => concerns(a, group))}
      tried={tried}
      label={text}
      info={info}
      className={look}
      spot={spot}
    >
      {picture}
    </Pick>
  )
}
