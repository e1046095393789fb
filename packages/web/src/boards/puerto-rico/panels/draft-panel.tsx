import { type Action, BUILDINGS, COST } from '@ludoteca/puerto-rico'
import { BuildingArt } from '../art/building.tsx'
import { useDesk } from '../desk.tsx'
import styles from './draft-panel.module.css'

/** Choosing the buildings of this game: each with its picture and what it does. */
export function DraftPanel() {
  const { legal, nouns, words, act } = useDesk()
  const options = legal.filter((a): a is Extract<Action, { type: 'draft' }> => a.type === 'draft')
  const costs = [...new Set(options.map(a => COST[a.building] as number))].sort((a, b) => a - b)
  let number = 0
  return (
    <div className={styles.panel} data-testid="choices">
      {costs.map(cost => (
        <section key={cost} className={styles.group}>
          <h3>{words.draftCost(cost)}</h3>
          {options
            .filter(a => COST[a.building] === cost)
            .map(action => {
              number++
              const { name, effect } = nouns.building(action.building)
              return (
                <button
                  key={action.building}
                  type="button"
                  className={styles.choice}
                  data-choice={number}
                  onClick={() => act(action)}
                >
                  <span className={styles.art} data-good={BUILDINGS[action.building]?.good}>
                    <BuildingArt building={action.building} />
                  </span>
                  <span>
                    <b>{name}</b>
                    <small>{effect}</small>
                  </span>
                </button>
              )
            })}
        </section>
      ))}
    </div>
  )
}
