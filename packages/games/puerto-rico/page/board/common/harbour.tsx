import {
  type Action,
  extra,
  GOODS,
  HOUSE_SPACES,
  PRICES,
  sell,
  shipNeed,
  take,
} from '../../../rules/index.ts'
import { GoodArt } from '../art/goods.tsx'
import { PersonArt } from '../art/pieces.tsx'
import { Pick, useDesk } from '../desk.tsx'
import { Box } from './box.tsx'
import styles from './harbour.module.css'
import { Plantations } from './plantations.tsx'
import { CargoShips } from './ships.tsx'

/** Where goods, people and land come from and go to. */
export function Harbour() {
  return (
    <div className={styles.harbour}>
      <CargoShips />
      <div className={styles.pair}>
        <TradingHouse />
        <ColonistShip />
      </div>
      <Plantations />
      <GoodsSupply />
    </div>
  )
}

function TradingHouse() {
  const { view: s, words, signs, nouns, legal } = useDesk()
  const sales = legal.filter((a: Action) => a.type === 'sell')
  const held = signs.list(s.house.map(good => nouns.good(good))) || words.empty
  return (
    <Box title={words.tradingHouse}>
      <Pick
        actions={sales}
        tried={s.phase.kind === 'sell' && s.house.length > 0 ? sell(s.house[0] as number) : null}
        label={words.houseIs(held)}
        spot="house"
        className={styles.house}
        direct
        info={
          <>
            <h3>{words.houseIs(held)}</h3>
            <p>{words.houseTakes}</p>
          </>
        }
      >
        {Array.from({ length: HOUSE_SPACES }, (_, i) => {
          const good = s.house[i]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the house stay where they are
            <span key={i} className={styles.stall}>
              {good !== undefined && <GoodArt good={good} />}
            </span>
          )
        })}
      </Pick>
    </Box>
  )
}

function ColonistShip() {
  const { view: s, words, signs, legal } = useDesk()
  const actions = legal.filter((a: Action) => a.type === 'take')
  const people = Array.from({ length: s.ship }, (_, i) => i >= s.ship - s.shipNobles)
  return (
    <Box title={words.colonists}>
      <Pick
        actions={actions}
        tried={s.phase.kind === 'token' ? take(false) : null}
        label={signs.named(
          words.colonists,
          signs.clauses([words.onShip(s.ship), words.supplyIs(s.colonists)]),
        )}
        spot="colonist-ship"
        className={styles.people}
        direct
        info={
          <>
            <h3>{words.colonists}</h3>
            <p>{signs.sentences([words.onShip(s.ship), words.supplyIs(s.colonists)])}</p>
            <p>{signs.sentences([words.nextShip(shipNeed(s))])}</p>
          </>
        }
      >
        <span className={styles.crowd}>
          {people.map((noble, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people on the ship are all alike
            <span key={i} className={styles.person}>
              <PersonArt noble={noble} />
            </span>
          ))}
        </span>
        <b aria-hidden="true">{s.ship}</b>
      </Pick>
    </Box>
  )
}

function GoodsSupply() {
  const { view: s, words, signs, nouns, legal } = useDesk()
  return (
    <Box title={words.goodsLeft}>
      <div className={styles.goods}>
        {GOODS.map((key, good) => (
          <Pick
            key={key}
            actions={legal.filter((a: Action) => a.type === 'extra' && a.good === good)}
            tried={s.phase.kind === 'extra' ? extra(good) : null}
            label={signs.clauses([
              `${nouns.good(good)} ${s.barrels[good]}`,
              `${words.price} ${PRICES[good]}`,
            ])}
            spot={`supply-${good}`}
            className={styles.good}
            direct
            info={
              <>
                <h3>{nouns.good(good)}</h3>
                <p>{words.inSupply(s.barrels[good] as number, PRICES[good] as number)}</p>
              </>
            }
          >
            <span className={styles.barrel}>
              <GoodArt good={good} />
            </span>
            <b aria-hidden="true">{s.barrels[good]}</b>
            <small title={words.price} aria-hidden="true">
              {PRICES[good]}
            </small>
          </Pick>
        ))}
      </div>
    </Box>
  )
}
