import { CLERGY_PLACES, dummyOfficials, favorsOfEachNoble, HOUSES, OFFICIALS, RACK } from './data/board.ts'
import { BUILDINGS, buildingOf } from './data/buildings.ts'
import { CUBES_PER_COLOUR, LARGE_TILES, PLOTS, SLOTS, SMALL_TILES } from './data/city.ts'
import { CLERGY } from './data/clergy.ts'
import { NOBLES, RUBBLE } from './data/terms.ts'
import { INFLUENCE_MAX } from './data/tracks.ts'
import { isLacerda } from './lacerda.ts'
import {
  hullSize,
  loaded,
  officialsAt,
  portfolioLimit,
  renewPowers,
  sets,
  warehouse,
} from './phases/board.ts'
import { tablesOf } from './set/of.ts'
import { decreesFor } from './set/tables.ts'
import { clonePlayer, DUMMY, NONE, PLAZA, type State } from './state.ts'

/** Conservation laws: nothing is made, nothing is lost, nothing is in two places. */
export function check(s: State): string[] {
  const found: string[] = []
  const law = (holds: boolean, text: string): void => {
    if (!holds) found.push(text)
  }
  rubbleLaws(s, law)
  pieceLaws(s, law)
  cardLaws(s, law)
  boardLaws(s, law)
  return found
}

type Law = (holds: boolean, text: string) => void

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function rubbleLaws(s: State, law: Law): void {
  for (const [rubble, id] of RUBBLE.entries()) {
    const lying = [s.rowRubble, s.columnRubble, s.spotRubble, s.pile, s.lostRubble].map(cubes =>
      sum(cubes.filter((_, at) => at % RUBBLE.length === rubble)),
    )
    const taken = sum(s.players.map(p => p.rubble[rubble] as number)) + (s.lacerda?.rubble[rubble] ?? 0)
    const count = sum(lying) + taken
    law(count === CUBES_PER_COLOUR, `${id}: ${count} cubes instead of ${CUBES_PER_COLOUR}`)
  }
}

function pieceLaws(s: State, law: Law): void {
  for (const [noble, id] of NOBLES.entries()) {
    const favors = (s.favors[noble] as number) + sum(s.players.map(p => p.favors[noble] as number))
    law(favors === favorsOfEachNoble(s.seats), `${favors} favors of the ${id}`)
  }
  const places = [0, 1, 2, PLAZA]
  for (const place of places) {
    const neutral = officialsAt(s, place, DUMMY)
    law(
      neutral === (place === PLAZA ? 0 : dummyOfficials(s.seats)),
      `${neutral} neutral officials in place ${place}`,
    )
  }
  for (const [seat, p] of s.players.entries()) {
    const working = sum(s.staff.filter((_, spot) => s.openers[spot] === seat))
    const officials = p.officials + working + sum(places.map(place => officialsAt(s, place, seat)))
    law(officials === OFFICIALS, `seat ${seat}: ${officials} officials`)
    const stores = s.owners.filter(owner => owner === seat).length
    const building = s.stack.filter(f => (f.kind === 'house' || f.kind === 'clear') && f.seat === seat).length
    law(sum(p.houses) === stores - building, `seat ${seat}: ${sum(p.houses)} houses on ${stores} stores`)
  }
  const placing = s.stack.filter(f => f.kind === 'place-store')
  const small = s.tiles.filter((_, slot) => SLOTS[slot]?.small)
  const smallBuilt = s.owners.filter((owner, plot) => owner !== NONE && PLOTS[plot]?.small).length
  const smallPlacing = placing.filter(f => SLOTS[f.slot]?.small).length
  law(sum(small) + s.smallSupply + smallBuilt + smallPlacing === SMALL_TILES, 'small City tiles')
  const large = sum(s.tiles) - sum(small) + s.tileSupply
  const largeBuilt = s.owners.filter(owner => owner !== NONE).length - smallBuilt
  law(large + largeBuilt + placing.length - smallPlacing === LARGE_TILES, 'large City tiles')
}

/** No card, tile or ship is in two places. */
function cardLaws(s: State, law: Law): void {
  const once = (what: string, lists: readonly (readonly number[])[]): void => {
    const all = lists.flat().filter(each => each >= 0)
    law(new Set(all).size === all.length, `${what} in two places`)
  }
  const { players } = s
  once('a Political card', [
    ...s.piles,
    s.gone,
    [s.court, s.tucking],
    ...players.flatMap(p => [p.hand, p.packet, p.cards]),
  ])
  once('a ship', [s.shipyard, ...players.map(p => p.ships.map(hull => hull.ship))])
  const clergy = [s.bag, s.church, s.givenUp, ...players.flatMap(p => [p.clergy, p.offer])]
  once('a Clergy tile', clergy)
  law(clergy.flat().filter(tile => tile !== NONE).length === CLERGY.length, 'Clergy tiles are missing')
  const decrees = [s.decrees, s.decreeDeck, ...players.map(p => p.decrees)]
  once('a decree', decrees)
  law(
    decrees.flat().filter(decree => decree !== NONE).length === decreesFor(tablesOf(s), s.seats).length,
    'decrees are missing',
  )
  once('a plan', [...s.plans, ...players.flatMap(p => [p.plans, p.done])])
  const faces = [s.buildings, s.future, s.faces, ...s.buildingStacks].flat().filter(face => face !== NONE)
  law(faces.length === BUILDINGS.length, 'public buildings are missing')
  once('a public building', [faces.map(face => (face < 0 ? face : buildingOf(face)))])
}

function boardLaws(s: State, law: Law): void {
  for (const [seat, p] of s.players.entries()) {
    const name = `seat ${seat}`
    law(p.reis >= 0 && p.wigs >= 0, `${name}: negative réis or wigs`)
    law(p.influence >= 0 && p.influence <= INFLUENCE_MAX, `${name}: influence ${p.influence}`)
    law(
      p.goods.every(n => n >= 0 && n <= warehouse(p)),
      `${name}: warehouse ${p.goods}`,
    )
    law(
      p.rubble.every(n => n <= RACK),
      `${name}: rack ${p.rubble}`,
    )
    law(p.markers >= 0 && p.markers <= sets(p), `${name}: ${p.markers} markers`)
    law(p.clergy.length <= CLERGY_PLACES, `${name}: ${p.clergy.length} Clergy tiles`)
    law(
      p.houses.every((n, group) => n <= (HOUSES[group] ?? 0)),
      `${name}: houses ${p.houses}`,
    )
    const giving = s.stack.some(f => f.kind === 'surplus' && f.seat === seat)
    const cards = p.cards.length + p.ships.length
    law(
      giving || isLacerda(s, seat) || cards <= portfolioLimit(p),
      `${name}: ${cards} cards in the portfolio`,
    )
    for (const hull of p.ships) {
      law(hull.sealed === (loaded(hull) === hullSize(hull.ship)), `${name}: a hold is full but not at sea`)
    }
    const fresh = clonePlayer(p)
    renewPowers(s, fresh)
    law(fresh.powers.join() === p.powers.join(), `${name}: powers are out of date`)
  }
}
