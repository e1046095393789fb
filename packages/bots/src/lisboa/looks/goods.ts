import { GOODS, type Hull, hullSize, loaded, ownerOf, SHIPS, salePrice } from '@ludoteca/lisboa'
import { see, seeWhether } from '../../pen.ts'
import { type Look, own, STATE, seeOne, seeState } from './look.ts'

export const oneGood: Look<'take-good' | 'raise-price' | 'lose-good' | 'extra'> = {
  size: GOODS.length + 2,
  see(s, { seat }, { good }) {
    seeOne(good, GOODS.length)
    see((own(s, seat).goods[good] as number) / 2)
    see((s.prices[good] as number) / 4)
  },
}

/** A ship: how large it is, what is paid for it. */
const FREIGHT = 4 + GOODS.length
function seeShip(ship: number, goods: number): void {
  const { hull, influence, modifier } = SHIPS[ship] as (typeof SHIPS)[number]
  see(1)
  see(hull / 3)
  see(influence / 3)
  see(modifier / 2)
  for (let good = 0; good < GOODS.length; good++) see((goods >> good) & 1)
}

export const ship: Look<'ship'> = {
  size: FREIGHT,
  see: (_s, _frame, { ship, goods }) => seeShip(ship, goods),
}

export const upgrade: Look<'upgrade'> = {
  size: FREIGHT + 1,
  see(_s, _frame, { old, ship, goods }) {
    seeShip(ship, goods)
    see(hullSize(old) / 3)
  },
}

export const produce: Look<'produce'> = { size: 1, see: () => see(1) }

export const dropShip: Look<'drop-ship'> = {
  size: 4,
  see(s, { seat }, { ship }) {
    const hull = own(s, seat).ships.find(each => each.ship === ship) as Hull
    see(1)
    see(hullSize(ship) / 3)
    see(hull.sealed ? 0 : loaded(hull) / 3)
    see((SHIPS[ship]?.influence ?? 0) / 3)
  },
}

export const sell: Look<'sell'> = {
  size: 9 + GOODS.length,
  see(s, { seat }, { good, ship }) {
    const owner = ownerOf(s, ship)
    const hull = own(s, owner).ships.find(each => each.ship === ship) as Hull
    const last = loaded(hull) + 1 === hullSize(ship)
    const mine = owner === seat
    see(1)
    seeOne(good, GOODS.length)
    see((own(s, seat).goods[good] as number) / 2)
    see(salePrice(s, seat, good, ship, owner) / 4)
    seeWhether(mine)
    seeWhether(mine && last)
    seeWhether(!mine && last)
    see(mine ? hullSize(ship) / 3 : 0)
    see(mine ? 0 : hullSize(ship) / 3)
    see(loaded(hull) / 3)
  },
}

export const trade: Look<'trade'> = {
  size: 3 + GOODS.length + STATE,
  see(s, { seat, kind }, { good, action }) {
    see(1)
    seeWhether(kind === 'market')
    seeOne(good, GOODS.length)
    see((own(s, seat).goods[good] as number) / 2)
    seeState(s, seat, action)
  },
}
