import { fill } from '@ludoteca/engine'
import { COLOURS, type State, TREASURE } from '../../rules/index.ts'
import { wordsIn } from '../board/text/index.ts'
import styles from './editor.module.css'
import { words as texts } from './text.ts'
import type { TigrisEditorProps } from './types.ts'

interface PossessionsProps {
  readonly scene: TigrisEditorProps['scene']
  readonly change: (make: (s: State) => void) => void
}

/** Hands, points, treasures and catastrophes of every dynasty, and who is to act. */
export function Possessions({ scene: { view, lang, names }, change }: PossessionsProps) {
  const words = texts[lang]
  const board = wordsIn(lang)
  return (
    <>
      <label className={styles.tool}>
        <span>{words.active}</span>
        <select
          value={view.active}
          onChange={({ target }) =>
            change(s => {
              s.active = Number(target.value)
            })
          }
        >
          {names.map((name, seat) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {names.map((name, seat) => (
        <fieldset key={name} className={styles.seat}>
          <legend>{name}</legend>
          {COLOURS.map(colour => (
            <Count
              key={`hand-${colour}`}
              label={fill(words.hand, { colour: board.tile(colour) })}
              most={6}
              value={view.hands[seat]?.[colour] ?? 0}
              onChange={value => change(s => set(s.hands[seat], colour, value))}
            />
          ))}
          {COLOURS.map(colour => (
            <Count
              key={`points-${colour}`}
              label={fill(words.points, { colour: board.sphere(colour) })}
              most={99}
              value={view.scores[seat]?.[colour] ?? 0}
              onChange={value => change(s => set(s.scores[seat], colour, value))}
            />
          ))}
          <Count
            label={words.taken}
            most={20}
            value={view.scores[seat]?.[TREASURE] ?? 0}
            onChange={value => change(s => set(s.scores[seat], TREASURE, value))}
          />
          <Count
            label={words.left}
            most={2}
            value={view.catastrophes[seat] ?? 0}
            onChange={value => change(s => set(s.catastrophes, seat, value))}
          />
        </fieldset>
      ))}
    </>
  )
}

function set(list: number[] | undefined, at: number, value: number): void {
  if (list) list[at] = value
}

interface CountProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Count({ label, value, most, onChange }: CountProps) {
  return (
    <label className={styles.count}>
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => onChange(Math.min(most, Math.max(0, Math.round(Number(target.value)))))}
      />
    </label>
  )
}
