import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { type ReactNode, useMemo } from 'react'
import {
  type Action,
  B,
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  GOODS,
  MAYOR,
  PROSPECTOR,
  QUARRY,
  ROLES,
  SETTLER,
  TRADER,
} from '../../../rules/index.ts'
import { BuildingArt } from '../art/building.tsx'
import { GoodArt } from '../art/goods.tsx'
import { DoubloonArt, PersonArt, PointArt } from '../art/pieces.tsx'
import { RoleArt } from '../art/roles.tsx'
import { TileArt, TileBack } from '../art/tiles.tsx'
import { useDesk } from '../desk.tsx'
import { type Gain, outlook } from '../outlook.ts'
import styles from './role-panel.module.css'

/** Choosing a role: every card with what it would bring each player now. */
export function RolePanel() {
  const desk = useDesk()
  const { view: s, legal, names, words } = desk
  const actions = legal.filter((a): a is Extract<Action, { type: 'role' }> => a.type === 'role')
  const seats = Array.from({ length: s.seats }, (_, i) => (s.chooser + i) % s.seats)
  const gains = useMemo(
    () => new Map(ROLES.map((_, card) => [card, s.holders[card] === -1 ? outlook(s, s.actor, card) : []])),
    [s],
  )
  return (
    <div className={styles.panel} data-testid="choices">
      <p className="visually-hidden">{words.gains.title}</p>
      {actions.map((action, i) => (
        <Play
          key={`${action.card}.${action.library}`}
          action={action}
          number={i + 1}
          verbs={desk}
          className={`${choice.choice} ${styles.choice}`}
        >
          <Head action={action} number={i + 1} />
          <span className={styles.gains}>
            {seats.map(seat => {
              const gain = gains.get(action.card)?.[seat]
              return (
                <span key={seat} className={styles.gain} title={names[seat]}>
                  <SeatMark seat={seat} size={11} />
                  <span className="visually-hidden">{names[seat]}</span>
                  {gain && <GainView card={action.card} gain={gain} chooser={seat === s.actor} />}
                </span>
              )
            })}
          </span>
        </Play>
      ))}
      <p className={styles.note}>{words.gains.note}</p>
    </div>
  )
}

function Head({ action, number }: { action: Extract<Action, { type: 'role' }>; number: number }) {
  const { view, text, nouns, words } = useDesk()
  const bonus = view.bonus[action.card] as number
  return (
    <span className={styles.head}>
      <span className={styles.emblem}>
        <RoleArt card={action.card} />
      </span>
      {/* The whole sentence is said; shown is the name and what lies on the card. */}
      <span className="visually-hidden">{text.action(action, view)}</span>
      <span className={styles.name} aria-hidden="true">
        {nouns.role(action.card).name}
        {action.library && <small>{words.library}</small>}
        {bonus > 0 && (
          <span className={styles.bonus}>
            +{bonus}
            <span className={styles.icon}>
              <DoubloonArt />
            </span>
          </span>
        )}
      </span>
      <span className={choice.key} aria-hidden="true">
        {number}
      </span>
    </span>
  )
}

function GainView({ card, gain, chooser }: { card: number; gain: Gain; chooser: boolean }) {
  const { words } = useDesk()
  switch (card) {
    case SETTLER:
      if (!gain.land) return words.gains.none
      return (
        <Picture name={chooser ? words.gains.quarryOrTile : words.gains.tile}>
          <TileBack />
          {chooser && <TileArt tile={QUARRY} />}
        </Picture>
      )
    case MAYOR:
      return <Count n={gain.people} art={<PersonArt />} name={words.colonists} />
    case BUILDER:
      return gain.builds > 0 ? (
        <Picture name={words.gains.builds(gain.builds)} n={gain.builds}>
          <BuildingArt building={B.hacienda} />
        </Picture>
      ) : (
        words.gains.none
      )
    case CRAFTSMAN:
      return <GoodsGain gain={gain} />
    case CAPTAIN:
      return <Count n={gain.points} art={<PointArt />} name={words.points} />
    case TRADER:
      return <Count n={gain.doubloons} art={<DoubloonArt />} name={words.doubloons} />
    default:
      return card >= PROSPECTOR ? (
        <Count n={gain.doubloons} art={<DoubloonArt />} name={words.doubloons} />
      ) : (
        words.gains.none
      )
  }
}

/** So short that five players' gains stand in one line; what it means is said and shown on hover. */
function Picture({ name, n, children }: { name: string; n?: number; children: ReactNode }) {
  return (
    <span className={styles.count} title={name}>
      <span className="visually-hidden">{name}</span>
      {n !== undefined && <span aria-hidden="true">{n}</span>}
      <span className={styles.pictures}>{children}</span>
    </span>
  )
}

function Count({ n, art, name }: { n: number; art: ReactNode; name: string }) {
  const { words } = useDesk()
  if (n <= 0) return words.gains.none
  return (
    <span className={styles.count} title={name}>
      +{n}
      <span className={styles.icon}>{art}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

function GoodsGain({ gain }: { gain: Gain }) {
  const { words, nouns } = useDesk()
  const kinds = GOODS.flatMap((_, good) => ((gain.goods[good] as number) > 0 ? [good] : []))
  if (kinds.length === 0) return words.gains.none
  return kinds.map(good => (
    <span key={good} className={styles.count} title={nouns.good(good)}>
      {gain.goods[good]}
      <span className={styles.icon}>
        <GoodArt good={good} />
      </span>
      <span className="visually-hidden">{nouns.good(good)}</span>
    </span>
  ))
}
