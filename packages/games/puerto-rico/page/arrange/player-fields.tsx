import { fill, type Seat } from '@ludoteca/engine'
import { CIRCLES, GOODS, type Player, player, type State, TILES } from '../../rules/index.ts'
import { nounsOf } from '../board/text/nouns.ts'
import styles from './editor.module.css'
import { Choice, Count } from './fields.tsx'
import { words as texts } from './text.ts'
import type { PuertoRicoEditorProps } from './types.ts'

interface PlayerFieldsProps {
  readonly scene: PuertoRicoEditorProps['scene']
  readonly seat: Seat
  readonly change: (make: (s: State) => void) => void
}

/** What one player has: purse, barrels, island, city. */
export function PlayerFields({ scene: { view, lang, names }, seat, change }: PlayerFieldsProps) {
  const words = texts[lang]
  const nouns = nounsOf(lang)
  const own = player(view, seat)
  const set = (make: (p: Player) => void): void => change(s => make(player(s, seat)))
  return (
    <fieldset className={styles.seat} data-testid={`seat-${seat}`}>
      <legend>{names[seat]}</legend>
      <Count
        label={words.doubloons}
        value={own.doubloons}
        most={99}
        onChange={value =>
          set(p => {
            p.doubloons = value
          })
        }
      />
      <Count
        label={words.points}
        value={own.points}
        most={99}
        onChange={value =>
          set(p => {
            p.points = value
          })
        }
      />
      <Count
        label={nouns.sanJuan}
        value={own.sanJuan}
        most={20}
        onChange={value =>
          set(p => {
            p.sanJuan = value
          })
        }
      />
      {GOODS.map((name, good) => (
        <Count
          key={name}
          label={fill(words.barrels, { good: nouns.good(good) })}
          value={own.goods[good] ?? 0}
          most={11}
          onChange={value => set(p => put(p.goods, good, value))}
        />
      ))}
      {TILES.map((name, tile) => (
        <Count
          key={`tiles-${name}`}
          label={fill(words.tiles, { tile: nouns.tile(tile) })}
          value={own.tiles[tile] ?? 0}
          most={12}
          onChange={value => set(p => put(p.tiles, tile, value))}
        />
      ))}
      {TILES.map((name, tile) => (
        <Count
          key={`crew-${name}`}
          label={fill(words.crew, { tile: nouns.tile(tile) })}
          value={own.crew[tile] ?? 0}
          most={12}
          onChange={value => set(p => put(p.crew, tile, value))}
        />
      ))}
      <details className={styles.city}>
        <summary>{words.city}</summary>
        <div className={styles.fields}>
          {view.kinds.map(building => (
            <Choice
              key={building}
              label={nouns.building(building).name}
              value={own.staff[building] ?? -1}
              choices={staffs(building, words.none, words.workers)}
              onChange={value =>
                set(p => {
                  put(p.staff, building, value)
                  p.built = p.built.filter(each => each !== building)
                  if (value >= 0) p.built.push(building)
                })
              }
            />
          ))}
        </div>
      </details>
    </fieldset>
  )
}

const staffs = (building: number, none: string, workers: string) => [
  { value: -1, label: none },
  ...Array.from({ length: (CIRCLES[building] ?? 0) + 1 }, (_, n) => ({
    value: n,
    label: fill(workers, { n }),
  })),
]

function put(list: number[], at: number, value: number): void {
  list[at] = value
}
