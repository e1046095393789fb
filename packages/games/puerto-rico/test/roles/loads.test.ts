import { below, type Rng, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { GOODS, type Good } from '../../rules/index.ts'
import { position } from '../position.ts'

type Cargo = [Good, number] | null

const SIZES: Readonly<Record<number, readonly number[]>> = {
  2: [4, 6],
  3: [4, 5, 6],
  4: [5, 6, 7],
  5: [6, 7, 8],
}

/** Ships with different kinds, some of them full. */
function randomShips(rng: Rng, sizes: readonly number[]): Cargo[] {
  const free = [...GOODS]
  return sizes.map(size => {
    if (below(rng, 2) === 0) return null
    const good = free.splice(below(rng, free.length), 1)[0] as Good
    return [good, 1 + below(rng, size)]
  })
}

/** The loading rules as they stand in the rulebook, without any care for speed. */
function reference(
  sizes: readonly number[],
  ships: readonly Cargo[],
  goods: Readonly<Record<Good, number>>,
  wharf: boolean,
): string[] {
  const allowed: string[] = []
  for (const good of GOODS) {
    if (goods[good] === 0) continue
    const amounts = sizes.map((size, i) => {
      const cargo = ships[i]
      if (cargo) return cargo[0] === good ? Math.min(goods[good], size - cargo[1]) : 0 // PR-112
      if (ships.some(other => other?.[0] === good)) return 0 // PR-113
      return Math.min(goods[good], size)
    })
    const most = Math.max(...amounts)
    // PR-117: the largest amount possible.
    for (const [i, amount] of amounts.entries())
      if (amount > 0 && amount === most) allowed.push(`load ${good} ${i + 1}`)
  }
  const forced = allowed.length > 0
  if (wharf) for (const good of GOODS) if (goods[good] > 0) allowed.push(`load ${good} wharf`)
  if (!forced && allowed.length > 0) allowed.push('pass')
  return allowed.sort()
}

describe('legal loads', () => {
  test('equal the rulebook over 800 random positions', () => {
    const rng = rngFrom('loads')
    let asked = 0
    for (let i = 0; i < 800; i++) {
      const seats = 2 + below(rng, 4)
      const sizes = SIZES[seats] as readonly number[]
      const ships = randomShips(rng, sizes)
      const goods = Object.fromEntries(
        GOODS.map(good => [good, below(rng, 2) ? 0 : below(rng, 8)]),
      ) as Record<Good, number>
      const wharf = below(rng, 3) === 0
      const t = position({
        seats,
        ships,
        barrels: Object.fromEntries(GOODS.map(good => [good, 1])),
        players: [{ goods, buildings: wharf ? { wharf: 1 } : {} }],
      })
      const wanted = reference(sizes, ships, goods, wharf)
      t.take('captain')
      if (wanted.length > 1) {
        asked++
        expect([t.phase, t.asked, t.options.sort()]).toEqual(['load', 0, wanted])
      } else {
        // A single possibility is carried out, none is passed over.
        const first = t.happened('loaded')[0]
        expect(first && `load ${GOODS[first.good]} ${first.ship + 1}`).toBe(wanted[0])
      }
    }
    expect(asked).toBeGreaterThan(400)
  })
})
