import { fill } from '@ludoteca/engine'
import { GOODS, type State } from '../../rules/index.ts'
import { nounsOf } from '../board/text/nouns.ts'
import styles from './editor.module.css'
import { Choice, Count } from './fields.tsx'
import { PlayerFields } from './player-fields.tsx'
import { words as texts } from './text.ts'
import type { PuertoRicoEditorProps } from './types.ts'

const MOST_ROUNDS = 60
const MOST_COLONISTS = 20

/** Everything that can be set, in numbers: first what is everybody's, then every player. */
export function Editor({ scene, onChange }: PuertoRicoEditorProps) {
  const { view, lang, names, game } = scene
  const words = texts[lang]
  const nouns = nounsOf(lang)
  const change = (make: (s: State) => void): void => {
    const next = game.clone(view)
    make(next)
    onChange(next)
  }
  return (
    <div className={styles.editor}>
      <fieldset className={styles.seat}>
        <legend>{words.table}</legend>
        <Choice
          label={words.governor}
          value={view.governor}
          choices={names.map((label, seat) => ({ value: seat, label }))}
          onChange={value =>
            change(s => {
              s.governor = value
            })
          }
        />
        <Count
          label={words.round}
          value={view.round}
          most={MOST_ROUNDS}
          onChange={value =>
            change(s => {
              s.round = Math.max(1, value)
            })
          }
        />
        <Count
          label={words.colonists}
          value={view.ship}
          most={MOST_COLONISTS}
          onChange={value =>
            change(s => {
              s.ship = value
            })
          }
        />
        {GOODS.map((name, good) => (
          <Count
            key={name}
            label={fill(words.house, { good: nouns.good(good) })}
            value={view.house.filter(each => each === good).length}
            most={4}
            onChange={value =>
              change(s => {
                const others = s.house.filter(each => each !== good)
                s.house = [...others, ...new Array<number>(value).fill(good)]
              })
            }
          />
        ))}
        {view.shipSize.map((size, ship) => (
          <ShipFields key={size} scene={scene} ship={ship} change={change} />
        ))}
        {GOODS.map((name, good) => (
          <Count
            key={name}
            label={fill(words.row, { tile: nouns.tile(good) })}
            value={view.row[good] ?? 0}
            most={6}
            onChange={value =>
              change(s => {
                s.row[good] = value
              })
            }
          />
        ))}
      </fieldset>
      {names.map((name, seat) => (
        <PlayerFields key={name} scene={scene} seat={seat} change={change} />
      ))}
    </div>
  )
}

interface ShipFieldsProps {
  readonly scene: PuertoRicoEditorProps['scene']
  readonly ship: number
  readonly change: (make: (s: State) => void) => void
}

function ShipFields({ scene: { view, lang }, ship, change }: ShipFieldsProps) {
  const words = texts[lang]
  const nouns = nounsOf(lang)
  const name = fill(words.ship, { n: view.shipSize[ship] ?? 0 })
  const goods = GOODS.map((_, good) => ({ value: good, label: nouns.good(good) }))
  return (
    <>
      <Choice
        label={name}
        value={view.shipGood[ship] ?? -1}
        choices={[{ value: -1, label: words.nothing }, ...goods]}
        onChange={value =>
          change(s => {
            s.shipGood[ship] = value
            s.shipLoad[ship] = value < 0 ? 0 : Math.max(1, s.shipLoad[ship] ?? 0)
          })
        }
      />
      <Count
        label={`${words.load} (${name})`}
        value={view.shipLoad[ship] ?? 0}
        most={view.shipSize[ship] ?? 0}
        onChange={value =>
          change(s => {
            if ((s.shipGood[ship] ?? -1) < 0) return
            s.shipLoad[ship] = value
            if (value === 0) s.shipGood[ship] = -1
          })
        }
      />
    </>
  )
}
