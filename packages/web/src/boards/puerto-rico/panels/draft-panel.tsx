import { type Action, BUILDINGS, COST } from '@ludoteca/puerto-rico'
import choice from '../../../ui/choice.module.css'
import { Play } from '../../shared/play.tsx'
import { BuildingArt } from '../art/building.tsx'
import { useDesk } from '../desk.tsx'
import styles from './draft-panel.module.css'

type Draft = Extract<Action, { type: 'draft' }>

const costOf = ({ building }: Draft): number => COST[building] as number

/** Choosing the buildings of this game: each with its picture and what it does. */
export function DraftPanel() {
  const desk = useDesk()
  const { legal, nouns, words } = desk
  const options = legal
    .filter((a): a is Draft => a.type === 'draft')
    .toSorted((a, b) => costOf(a) - costOf(b))
  const costs = [...new Set(options.map(costOf))]
  return (
    <div className={styles.panel} data-testid="choices">
      {costs.map(cost => (
        <section key={cost} className={styles.group}>
          <h3>{words.draftCost(cost)}</h3>
          {options
            .filter(a => costOf(a) === cost)
            .map(action => {
              const { name, effect } = nouns.building(action.building)
              return (
                <Play
                  key={action.building}
                  action={action}
                  number={options.indexOf(action) + 1}
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
