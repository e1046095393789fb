import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { type ReactNode, useMemo } from 'react'
import {
  B,
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  GOODS,
  MAYOR,
  PROSPECTOR,
  QUARRY,
  SETTLER,
  TRADER,
} from '../../../rules/index.ts'
import { BuildingArt } from '../art/building.tsx'
import { GoodArt } from '../art/goods.tsx'
import { DoubloonArt, PersonArt, PointArt } from '../art/pieces.tsx'
import { TileArt, TileBack } from '../art/tiles.tsx'
import { useDesk } from '../desk.tsx'
import { type Gain, outlook } from '../outlook.ts'
import styles from './role-panel.module.css'

/** What a role would bring each player now, in the order in which they would act. */
export function Gains({ card }: { card: number }) {
  const { view: s, names } = useDesk()
  const gains = useMemo(() => outlook(s, s.actor, card), [s, card])
  const seats = Array.from({ length: s.seats }, (_, i) => (s.chooser + i) % s.seats)
  return (
    <span className={styles.gains}>
      {seats.map(seat => {
        const gain = gains[seat]
        return (
          <span key={seat} className={styles.gain} title={names[seat]}>
            <SeatMark seat={seat} size={11} />
            <span className="visually-hidden">{names[seat]}</span>
            {gain && <GainView card={card} gain={gain} chooser={seat === s.actor} />}
          </span>
        )
      })}
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
