import {
  type Action,
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  GOODS,
  MAYOR,
  PROSPECTOR,
  ROLES,
  SETTLER,
  TRADER,
} from '@ludoteca/puerto-rico'
import { type ReactNode, useMemo } from 'react'
import choice from '../../../ui/choice.module.css'
import { SeatMark } from '../../../ui/seat-mark.tsx'
import { Play } from '../../shared/play.tsx'
import { GoodArt } from '../art/goods.tsx'
import { DoubloonArt, PersonArt, PointArt } from '../art/pieces.tsx'
import { RoleArt } from '../art/roles.tsx'
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
  const { view, text } = useDesk()
  return (
    <span className={styles.head}>
      <span className={styles.emblem}>
        <RoleArt card={action.card} />
      </span>
      <span className={styles.name}>{text.action(action, view)}</span>
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
      return gain.land ? (chooser ? words.gains.quarryOrTile : words.gains.tile) : words.gains.none
    case MAYOR:
      return <Count n={gain.people} art={<PersonArt />} name={words.colonists} />
    case BUILDER:
      return gain.builds > 0 ? words.gains.builds(gain.builds) : words.gains.none
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
