import { MONUMENTS, pileSize } from '../../rules/index.ts'
import { Chip } from './art/chip.tsx'
import { Monument } from './art/monument.tsx'
import { Treasure } from './art/pieces.tsx'
import styles from './supply.module.css'
import { wordsIn } from './text/index.ts'
import type { TigrisScene } from './types.ts'

/** Below this the bag is counted exactly: everybody is counting by then. */
const FEW = 30

/** A full bag is judged by its weight, in tens. */
export const bagText = (left: number, about: (n: number) => string): string =>
  left < FEW ? String(left) : about(Math.round(left / 10) * 10)

const BAG = 'M9 3h6l-1.2 3.5C18 8 20.5 12 20.5 16c0 4-3 6-8.5 6s-8.5-2-8.5-6c0-4 2.5-8 6.7-9.5z'

/** What is left in the middle of the table. */
export function Supply({ scene }: { scene: TigrisScene }) {
  const { view, lang } = scene
  const words = wordsIn(lang)
  const bag = bagText(pileSize(view.bag), words.about)
  const left = view.monuments.filter(corner => corner < 0).length
  return (
    <ul className={styles.supply}>
      <li title={words.bagLine(bag)}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
          <path d={BAG} fill="currentColor" />
        </svg>
        <span aria-hidden="true">{bag}</span>
        <span className="visually-hidden">{words.bagLine(bag)}</span>
      </li>
      <li title={words.treasuresLine(view.treasures.length)}>
        <svg aria-hidden="true" viewBox="34 0 24 24" width="20" height="20">
          <Treasure />
        </svg>
        <span aria-hidden="true">{view.treasures.length}</span>
        <span className="visually-hidden">{words.treasuresLine(view.treasures.length)}</span>
      </li>
      <li title={words.monumentsLine(left)} className={styles.monuments}>
        {MONUMENTS.map((colours, monument) => (
          <span key={colours.join()} data-built={(view.monuments[monument] ?? -1) >= 0}>
            <Chip size={22} side={120}>
              <Monument colours={colours} />
            </Chip>
          </span>
        ))}
        <span className="visually-hidden">{words.monumentsLine(left)}</span>
      </li>
    </ul>
  )
}
