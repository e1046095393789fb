import { Chip } from '../art/chip.tsx'
import { Leader } from '../art/pieces.tsx'
import { dueWars } from '../conflict/conflict.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisProps } from '../types.ts'
import styles from './option.module.css'
import { Option } from './option.tsx'

/** Which war is fought next, each with both sides as they stand on the map. */
export function WarOrder(props: TigrisProps) {
  const { legal, view, text, lang, who } = props
  const words = wordsIn(lang)
  const wars = dueWars(view)
  return (
    <div className={styles.options}>
      <p className={styles.hint}>{words.warOrder}</p>
      {legal.map((action, i) => {
        if (action.type !== 'war') return null
        const [one, other] = wars.find(each => each.colour === action.colour)?.sides ?? []
        return one && other ? (
          <Option
            key={action.colour}
            props={props}
            action={action}
            number={i + 1}
            picture={[one, other].map(({ seat }) => (
              <Chip key={seat} size={38}>
                <Leader seat={seat} colour={action.colour} />
              </Chip>
            ))}
          >
            {text.action(action, view)}
            <small>
              {who(one.seat)} {one.strength} · {who(other.seat)} {other.strength}
            </small>
          </Option>
        ) : null
      })}
    </div>
  )
}
