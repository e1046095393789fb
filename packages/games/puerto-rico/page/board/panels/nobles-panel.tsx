import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { useState } from 'react'
import { PersonArt } from '../art/pieces.tsx'
import { useDesk } from '../desk.tsx'
import { namingBatch, noblesLeft, posts } from '../naming.ts'
import styles from './mayor-panel.module.css'

/** Where the nobles work: all posts at once, then confirmed together. */
export function NoblesPanel() {
  const { view: s, words, nouns, act, consider } = useDesk()
  const [nobles, setNobles] = useState<ReadonlyMap<number, number>>(new Map())
  const all = posts(s)
  const at = (building: number): number => nobles.get(building) ?? 0
  const free = all.reduce((sum, { building }) => sum - at(building), noblesLeft(s))
  const change = (building: number, by: number) => setNobles(new Map(nobles).set(building, at(building) + by))
  const batch = () => namingBatch(s, nobles)
  return (
    <div className={styles.panel} data-testid="nobles">
      <p className={styles.count} data-ready={free === 0} aria-live="polite">
        <span className={styles.person}>
          <PersonArt noble />
        </span>
        {words.naming.free(free)}
      </p>
      <ul className={styles.places}>
        {all.map(({ building, workers }) => {
          const { name, effect } = nouns.building(building)
          const here = at(building)
          const full = free === 0 || here === workers
          return (
            <li key={building} title={effect}>
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.step}
                aria-label={words.naming.remove(name)}
                aria-disabled={here === 0}
                onClick={() => here > 0 && change(building, -1)}
              >
                −
              </button>
              <output>
                {here}/{workers}
              </output>
              <button
                type="button"
                className={styles.step}
                aria-label={words.naming.add(name)}
                aria-disabled={full}
                onClick={() => full || change(building, 1)}
              >
                +
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>{words.naming.hint}</p>
      <div className={styles.verbs}>
        <Button tone="main" data-choice={1} onFocus={() => consider(batch())} onClick={() => act(...batch())}>
          {words.mayor.confirm}
        </Button>
      </div>
    </div>
  )
}
