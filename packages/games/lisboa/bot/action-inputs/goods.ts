import { write, writeFlag } from '@ludoteca/bot-kit/writer.ts'
import {
  GOODS,
  type Hull,
  hullSize,
  loaded,
  ownerOf,
  type State,
  salePrice,
  type Tables,
  tablesOf,
} from '../../rules/index.ts'
import { type ActionInputs, own, STATE, writeOneHot, writeState } from './common.ts'

export const oneGood: ActionInputs<'take-good' | 'raise-price' | 'lose-good' | 'extra'> = {
  size: GOODS.length + 2,
  write(s, { seat }, { good }) {
    writeOneHot(good, GOODS.length)
    write((own(s, seat).goods[good] as number) / 2)
    write((s.prices[good] as number) / 4)
  },
}

/** A ship: how large it is, what is paid for it. */
const FREIGHT = 4 + GOODS.length
function writeShip(s: Pick<State, 'set'>, ship: number, goods: number): void {
  const { hull, influence, modifier } = tablesOf(s).ships[ship] as Tables['ships'][number]
  write(1)
  write(hull / 3)
  write(influence / 3)
  write(modifier / 2)
  for (let good = 0; good < GOODS.length; good++) write((goods >> good) & 1)
}

export const ship: ActionInputs<'ship'> = {
  size: FREIGHT,
  write: (s, _frame, { ship, goods }) => writeShip(s, ship, goods),
}

export const upgrade: ActionInputs<'upgrade'> = {
  size: FREIGHT + 1,
  write(s, _frame, { old, ship, goods }) {
    writeShip(s, ship, goods)
    write(hullSize(old) / 3)
  },
}

export const produce: ActionInputs<'produce'> = { size: 1, write: () => write(1) }

export const dropShip: ActionInputs<'drop-ship'> = {
  size: 4,
  write(s, { seat }, { ship }) {
    const hull = own(s, seat).ships.find(each => each.ship === ship) as Hull
    write(1)
    write(hullSize(ship) / 3)
    write(hull.sealed ? 0 : loaded(hull) / 3)
    write((tablesOf(s).ships[ship]?.influence ?? 0) / 3)
  },
}

export const sell: ActionInputs<'sell'> = {
  size: 9 + GOODS.length,
  write(s, { seat }, { good, ship }) {
    const owner = ownerOf(s, ship)
    const hull = own(s, owner).ships.find(each => each.ship === ship) as Hull
    const last = loaded(hull) + 1 === hullSize(ship)
    const mine = owner === seat
    write(1)
    writeOneHot(good, GOODS.length)
    write((own(s, seat).goods[good] as number) / 2)
    write(salePrice(s, seat, good, ship, owner) / 4)
    writeFlag(mine)
    writeFlag(mine && last)
    writeFlag(!mine && last)
    write(mine ? hullSize(ship) / 3 : 0)
    write(mine ? 0 : hullSize(ship) / 3)
    write(loaded(hull) / 3)
  },
}

export const trade: ActionInputs<'trade'> = {
  size: 3 + GOODS.length + STATE,
  write(s, { seat, kind }, { good, action }) {
    write(1)
    writeFlag(kind === 'market')
    writeOneHot(good, GOODS.length)
    write((own(s, seat).goods[good] as number) / 2)
    writeState(s, seat, action)
  },
}
