import { type Action, load } from '../../../rules/index.ts'
import { GoodArt } from '../art/goods.tsx'
import { ShipArt } from '../art/pieces.tsx'
import { Pick, useDesk } from '../desk.tsx'
import styles from './ships.module.css'

/** Cargo ships: which kind they carry, and how many spaces are left. */
export function CargoShips() {
  const { view: s, words } = useDesk()
  return (
    <section className={styles.sea} aria-label={words.cargoShips}>
      {s.shipSize.map((size, ship) => (
        <CargoShip key={size} ship={ship} />
      ))}
    </section>
  )
}

function CargoShip({ ship }: { ship: number }) {
  const { view: s, words, signs, nouns, legal, me } = useDesk()
  const size = s.shipSize[ship] as number
  const good = s.shipGood[ship] as number
  const filled = s.shipLoad[ship] as number
  const actions = legal.filter((a: Action) => a.type === 'load' && a.ship === ship)
  const held = me === null ? -1 : (s.players[me]?.goods.findIndex(count => count > 0) ?? -1)
  const tried = s.phase.kind === 'load' && held >= 0 ? load(good >= 0 ? good : held, ship) : null
  return (
    <Pick
      actions={actions}
      tried={tried}
      label={signs.named(
        words.shipIs(ship + 1, size),
        good < 0 ? words.empty : words.shipHolds(filled, size, nouns.good(good)),
      )}
      spot={`ship-${ship}`}
      className={styles.ship}
      direct
      info={
        <>
          <h3>{words.shipIs(ship + 1, size)}</h3>
          <p>{words.shipTakes(size - filled, good < 0 ? null : nouns.good(good))}</p>
        </>
      }
    >
      <span className={styles.art}>
        <ShipArt />
      </span>
      <span className={styles.hold}>
        {Array.from({ length: size }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a ship stay where they are
          <span key={i} className={styles.space}>
            {i < filled && good >= 0 && <GoodArt good={good} />}
          </span>
        ))}
      </span>
      <b className={styles.fill} aria-hidden="true">
        {filled}/{size}
      </b>
    </Pick>
  )
}
