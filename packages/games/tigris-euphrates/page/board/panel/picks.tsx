import { MAPS, pieceAt, type State } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Building, Tile, Treasure } from '../art/pieces.tsx'
import { wordsIn } from '../text/index.ts'
import type { TigrisProps } from '../types.ts'
import styles from './option.module.css'
import { Option } from './option.tsx'

/** Which treasure the trader takes. */
export function TreasurePick(props: TigrisProps) {
  const words = wordsIn(props.lang)
  const { bordered } = MAPS[props.view.rules.map]
  return (
    <div className={styles.options}>
      <p className={styles.hint}>{words.takeHint}</p>
      {props.legal.map((action, i) =>
        action.type === 'take' ? (
          <Option
            key={action.square}
            props={props}
            action={action}
            number={i + 1}
            picture={
              <svg aria-hidden="true" viewBox="34 0 24 24" width="26" height="26">
                <Treasure />
              </svg>
            }
          >
            {props.text.action(action, props.view)}
            {bordered[action.square] && <small>{words.square.border}</small>}
          </Option>
        ) : null,
      )}
    </div>
  )
}

/** On which tile of the line the building goes, if at all. */
export function BuildingPlace(props: TigrisProps) {
  const words = wordsIn(props.lang)
  return (
    <div className={styles.options}>
      <p className={styles.hint}>{words.buildingHint}</p>
      {props.legal.map((action, i) =>
        action.type === 'building' ? (
          <Option
            key={action.square ?? 'none'}
            props={props}
            action={action}
            number={i + 1}
            picture={<PlacedBuilding view={props.view} square={action.square} />}
          >
            {props.text.action(action, props.view)}
          </Option>
        ) : null,
      )}
    </div>
  )
}

function PlacedBuilding({ view, square }: { view: State; square: number | null }) {
  const piece = square === null ? null : pieceAt(view, square)
  if (piece?.kind !== 'tile') return null
  return (
    <Chip size={32}>
      <Tile colour={piece.colour} />
      <Building colour={piece.colour} />
    </Chip>
  )
}

/** The colour of the point a wonder gives. */
export function WonderPoint(props: TigrisProps) {
  const words = wordsIn(props.lang)
  const row = props.viewer === 'table' ? undefined : props.view.scores[props.viewer]
  return (
    <div className={styles.options}>
      {props.legal.map((action, i) =>
        action.type === 'point' ? (
          <Option
            key={action.colour}
            props={props}
            action={action}
            number={i + 1}
            picture={
              <Chip size={32}>
                <Tile colour={action.colour} />
              </Chip>
            }
          >
            {props.text.action(action, props.view)}
            {row && <small>{words.haveNow(row[action.colour] ?? 0)}</small>}
          </Option>
        ) : null,
      )}
    </div>
  )
}
