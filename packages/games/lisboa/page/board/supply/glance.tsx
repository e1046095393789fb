import { ARCHITECTS, KINDS, NONE } from '../../../rules/index.ts'
import { Glyph, Mark } from '../art/glyph.tsx'
import { KIND_GLYPHS } from '../art/glyphs.ts'
import { useDesk } from '../desk.tsx'
import styles from './glance.module.css'

/**
 * What lies in the drawer: for the eyes; the drawer itself says it in words. While that is shut, what happens to its content
 * is shown here.
 */
export function Glance({ open }: { readonly open: boolean }) {
  const { view, words } = useDesk()
  const { cards, plans, ships } = words.pieces.the.tables
  const spot = (name: string) => (open ? undefined : name)
  const ship = ships[view.shipyard.at(-1) ?? NONE]
  return (
    <span className={styles.glance} aria-hidden="true">
      {KINDS.map((kind, i) => {
        const pile = view.piles[i] ?? []
        const top = cards[pile.at(-1) ?? NONE]
        return (
          <span key={kind} className={styles.pile} data-deck={top?.deck} data-spot={spot(`draw:${i}`)}>
            <Glyph name={KIND_GLYPHS[i] ?? 'king'} />
            <b>{pile.length}</b>
          </span>
        )
      })}
      <span data-spot={spot('decrees')}>
        <Mark name="decree" n={view.decrees.filter(decree => decree !== NONE).length} />
      </span>
      <span className={styles.pile} data-deck={ship?.colour} data-spot={spot('shipyard')}>
        <Mark name="ship" n={view.shipyard.length} />
      </span>
      {ARCHITECTS.map((id, architect) => (
        <span
          key={id}
          className={styles.sheet}
          data-architect={architect}
          data-spot={spot(`plan:${architect}`)}
        >
          <Glyph name="plan" />
          <b>{plans[view.plans[architect]?.at(-1) ?? NONE]?.officials ?? '—'}</b>
        </span>
      ))}
    </span>
  )
}
