import { CIRCLES, NOBLES, SIZE } from './data/buildings.ts'
import { CITY_SPACES, GOODS, HOUSE_SPACES, ISLAND_SPACES, TILES } from './data/goods.ts'
import { openingFor } from './data/setup.ts'
import { islandUsed, people } from './phases/people.ts'
import { barrelsFor } from './setup.ts'
import type { Player, State } from './state.ts'
import { stackCounts } from './view.ts'

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

/** What must hold in every position; says what does not. */
export function check(s: State): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  const all = s.players

  const colonists = openingFor(s.seats).colonists + s.seats
  const tokens = sum(all.map(people)) + s.colonists + s.ship + s.nobles
  must(tokens === colonists + (s.rules.nobles ? NOBLES : 0), `${tokens} tokens`)
  must(sum(all.map(p => p.nobles)) + s.nobles + s.shipNobles === (s.rules.nobles ? NOBLES : 0), 'nobles')
  must(s.shipNobles <= s.ship, 'more nobles than tokens on the ship')

  const goods = barrelsFor(s.seats)
  for (const [good, name] of GOODS.entries()) {
    let count = (s.barrels[good] as number) + s.house.filter(each => each === good).length
    for (const p of all) count += p.goods[good] as number
    for (const [ship, carried] of s.shipGood.entries())
      if (carried === good) count += s.shipLoad[ship] as number
    must(count === goods[good], `${count} barrels of ${name}`)
  }

  must(sum(stackCounts(s)) === s.stack.length, 'plantations')
  if (!s.stack.includes(-1)) {
    for (const [good, count] of stackCounts(s).entries()) {
      must(s.stack.filter(tile => tile === good).length === count, `${GOODS[good]} plantations`)
    }
  }
  const quarries = s.quarries + sum(all.map(p => p.tiles[5] as number))
  must(quarries === openingFor(s.seats).quarries, `${quarries} quarries`)

  must(sum(all.map(p => p.points)) === s.paid, 'points paid out')
  must(s.house.length <= HOUSE_SPACES, 'trading house')
  for (const [ship, size] of s.shipSize.entries()) {
    must((s.shipLoad[ship] as number) <= size, `ship ${ship + 1} overloaded`)
    must(
      (s.shipGood[ship] === -1) === (s.shipLoad[ship] === 0),
      `ship ${ship + 1} carries nothing of something`,
    )
  }
  const carried = s.shipGood.filter(good => good !== -1)
  must(new Set(carried).size === carried.length, 'two ships with one kind')
  for (const [seat, p] of all.entries()) wrong.push(...checkPlayer(p).map(what => `seat ${seat}: ${what}`))
  return wrong
}

function checkPlayer(p: Player): string[] {
  const wrong: string[] = []
  if (p.doubloons < 0 || p.points < 0 || p.sanJuan < 0) wrong.push('below zero')
  if ([...p.goods, ...p.tiles, ...p.crew].some(count => count < 0)) wrong.push('negative counts')
  if (islandUsed(p) > ISLAND_SPACES) wrong.push('island overfull')
  if (p.used > CITY_SPACES || p.used !== sum(p.built.map(b => SIZE[b] as number))) wrong.push('city spaces')
  for (const [tile, name] of TILES.entries()) {
    if ((p.crew[tile] as number) > (p.tiles[tile] as number)) wrong.push(`too many on ${name}`)
  }
  for (const b of p.built) {
    const staff = p.staff[b] as number
    if (staff < 0 || staff > (CIRCLES[b] as number)) wrong.push(`staff of building ${b}`)
  }
  if (p.nobles < p.nobleIn.length || p.nobles > people(p)) wrong.push('nobles')
  return wrong
}
