import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import { BUILDINGS } from '../../../rules/index.ts'
import { BuildingArt } from '../art/building.tsx'
import { useDesk } from '../desk.tsx'
import { draftsByCost } from '../groups.ts'
import styles from './draft-panel.module.css'

/** Choosing the buildings of this game: each with its picture and what it does. */
export function DraftPanel() {
  const desk = useDesk()
  const { view, legal, nouns, words } = desk
  const groups = draftsByCost(view, legal)
  const order = groups.flatMap(([, drafts]) => drafts)
  return (
    <div className={styles.panel} data-testid="choices">
      {groups.map(([cost, drafts]) => (
        <section key={cost} className={styles.group}>
          <h3>{words.draftCost(cost)}</h3>
          {drafts.map(action => {
            const { name, effect } = nouns.building(action.building)
            return (
              <Play
                key={action.building}
                action={action}
                number={order.indexOf(action) + 1}
                verbs={desk}
                className={`${choice.choice} ${styles.choice}`}
              >
                <span className={styles.art} data-good={BUILDINGS[action.building]?.good}>
                  <BuildingArt building={action.building} />
                </span>
                <span>
                  <b>{name}</b>
                  <small>{effect}</small>
                </span>
              </Play>
            )
          })}
        </section>
      ))}
    </div>
  )
}
