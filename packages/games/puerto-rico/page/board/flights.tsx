import type { Flight } from '@ludoteca/page-kit/board/flights.tsx'
import { type Event, PROSPECTOR, SAN_JUAN, WHARF } from '../../rules/index.ts'
import { BuildingArt } from './art/building.tsx'
import { GoodArt } from './art/goods.tsx'
import { DoubloonArt, PersonArt, PointArt } from './art/pieces.tsx'
import { TileArt } from './art/tiles.tsx'

const coin = (seat: number, ...from: string[]): Flight => ({
  from,
  to: [`doubloons-${seat}`],
  art: <DoubloonArt />,
})
const point = (seat: number, ...from: string[]): Flight => ({
  from,
  to: [`points-${seat}`],
  art: <PointArt />,
})
const barrel = (good: number, from: string, to: string): Flight => ({
  from: [from],
  to: [to],
  art: <GoodArt good={good} />,
})
const barrels = (goods: readonly number[], from: (good: number) => string, to: (good: number) => string) =>
  goods.flatMap((count, good) => (count > 0 ? [barrel(good, from(good), to(good))] : []))
const land = (tile: number, seat: number, ...from: string[]): Flight => ({
  from,
  to: [`place-${seat}-${tile}`, `island-${seat}`],
  art: <TileArt tile={tile} />,
})
const person = (seat: number, from: string, noble: boolean): Flight => ({
  from: [from],
  to: [`place-${seat}-${SAN_JUAN}`],
  art: <PersonArt noble={noble} />,
})
const people = (seat: number, from: string, colonists: number, nobles: number): Flight[] => [
  ...(colonists > 0 ? [person(seat, from, false)] : []),
  ...(nobles > 0 ? [person(seat, from, true)] : []),
]
const supplyOf = (good: number): string => `supply-${good}`
const goodOf = (seat: number) => (good: number) => `good-${seat}-${good}`

/** What moves on the board when this happens. */
export function flightsOf(e: Event): Flight[] {
  switch (e.type) {
    case 'roleTaken':
      return e.doubloons > 0 ? [coin(e.seat, `role-${e.card}`)] : []
    case 'prospected':
      return [coin(e.seat, `role-${PROSPECTOR}`)]
    case 'settled':
      return [land(e.tile, e.seat, `row-${e.tile}`, 'land')]
    case 'drew':
    case 'landBought':
      return [land(e.tile, e.seat, 'stack')]
    case 'privilegeTaken':
      return people(e.seat, 'colonists', e.colonists, e.nobles)
    case 'boarded':
      return people(e.seat, 'colonist-ship', e.colonists, e.nobles)
    case 'shipFilled':
      return [{ from: ['colonists'], to: ['colonist-ship'], art: <PersonArt /> }]
    case 'built':
      return [
        {
          from: [`market-${e.building}`],
          to: [`city-${e.seat}`],
          art: <BuildingArt building={e.building} />,
        },
      ]
    case 'produced':
      return barrels(e.goods, supplyOf, goodOf(e.seat))
    case 'extraTaken':
      return [barrel(e.good, supplyOf(e.good), goodOf(e.seat)(e.good))]
    case 'earned':
      return [coin(e.seat, `city-${e.seat}`)]
    case 'scored':
      return [point(e.seat, `city-${e.seat}`)]
    case 'sold':
      return [
        barrel(e.good, goodOf(e.seat)(e.good), e.post ? supplyOf(e.good) : 'house'),
        coin(e.seat, 'house'),
      ]
    case 'houseCleared':
      return e.goods.map(good => barrel(good, 'house', supplyOf(good)))
    case 'supplied':
      return [barrel(e.good, goodOf(e.seat)(e.good), supplyOf(e.good)), point(e.seat, 'points')]
    case 'loaded': {
      const to = e.ship >= WHARF ? supplyOf(e.good) : `ship-${e.ship}`
      return [barrel(e.good, goodOf(e.seat)(e.good), to), point(e.seat, to)]
    }
    case 'mixShipped':
      return [...barrels(e.goods, goodOf(e.seat), supplyOf), point(e.seat, 'points')]
    case 'stored':
      return barrels(e.lost, goodOf(e.seat), supplyOf)
    case 'shipsCleared':
      return e.ships.map((ship, i) =>
        barrel(e.goods[i] as number, `ship-${ship}`, supplyOf(e.goods[i] as number)),
      )
    default:
      return []
  }
}
