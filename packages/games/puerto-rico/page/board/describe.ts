import { type Seat, SIGNS, type Signs } from '@ludoteca/engine'
import type { Scene, Section } from '@ludoteca/page-kit/board/contract.ts'
import {
  type Action,
  CIRCLES,
  COLUMN,
  chipsSeen,
  type Event,
  GOODS,
  islandUsed,
  POINTS,
  PRICES,
  player,
  poolLeft,
  priceParts,
  ROLES,
  type State,
} from '../../rules/index.ts'
import { type Nouns, nounsOf, wordsOf } from './text/nouns.ts'
import type { Words } from './text/words.ts'

type PrScene = Scene<State, Action, Event>

interface WordedScene extends PrScene {
  readonly nouns: Nouns
  readonly words: Words
  readonly signs: Signs
}

/** The whole position in words: what is common, then each player, the reader first. */
export function describe(scene: PrScene): Section[] {
  const { lang } = scene
  const worded: WordedScene = { ...scene, nouns: nounsOf(lang), words: wordsOf(lang), signs: SIGNS[lang] }
  const first = scene.viewer === 'table' ? 0 : scene.viewer
  const seats = scene.names.map((_, i) => (first + i) % scene.names.length)
  return [
    overall(worded),
    roles(worded),
    harbour(worded),
    market(worded),
    ...seats.map(seat => playerSection(worded, seat)),
  ]
}

function overall({ view: s, words, signs, names }: WordedScene): Section {
  const lines = [
    signs.named(words.governor, names[s.governor] ?? ''),
    words.pointsLeftIs(poolLeft(s)),
    signs.named(words.colonists, signs.clauses([words.onShip(s.ship), words.supplyIs(s.colonists)])),
  ]
  if (s.rules.nobles) lines.push(words.noblesLeft(s.nobles))
  if (s.ending !== 0) lines.push(words.lastRound)
  return { title: words.round(Math.max(1, s.round)), lines }
}

function roles({ view: s, words, nouns, names }: WordedScene): Section {
  const rows = ROLES.flatMap((_, card) => {
    const holder = s.holders[card] as number
    if (holder === -2) return []
    const { name, privilege } = nouns.role(card)
    const who = holder >= 0 ? words.takenBy(names[holder] ?? '') : words.free
    return [[name, who, String(s.bonus[card]), privilege]]
  })
  return {
    title: words.roles,
    table: { columns: [words.role, words.state, words.doubloons, words.privilege], rows },
  }
}

function harbour({ view: s, words, signs, nouns }: WordedScene): Section {
  const ships = s.shipSize.map((size, ship) => {
    const good = s.shipGood[ship] as number
    const cargo = good < 0 ? words.empty : words.shipHolds(s.shipLoad[ship] as number, size, nouns.good(good))
    return signs.named(words.shipIs(ship + 1, size), cargo)
  })
  const house = signs.list(s.house.map(good => nouns.good(good))) || words.empty
  const land = s.row.flatMap((count, tile) => (count > 0 ? [`${nouns.tile(tile)} ×${count}`] : []))
  const goods = GOODS.map((_, good) => [nouns.good(good), String(s.barrels[good]), String(PRICES[good])])
  return {
    title: words.sections.harbour,
    lines: [
      ...ships,
      words.houseIs(house),
      signs.named(words.plantations, signs.list(land) || words.nothing),
      signs.clauses([words.quarries(s.quarries), words.faceDown(s.stack.length)]),
    ],
    sections: [
      {
        title: words.goodsLeft,
        table: { columns: [words.goods, words.remaining, words.price], rows: goods },
      },
    ],
  }
}

function market({ view: s, words, nouns, viewer }: WordedScene): Section {
  const seat = viewer === 'table' ? s.actor : viewer
  const rows = s.kinds
    .toSorted((a, b) => (COLUMN[a] as number) - (COLUMN[b] as number) || a - b)
    .map(b => {
      const { name, effect } = nouns.building(b)
      const { cost, price } = priceParts(s, seat, b)
      return [name, ...[cost, price, POINTS[b], CIRCLES[b], COLUMN[b], s.market[b]].map(String), effect]
    })
  const { cost, yourPrice, points, circles, quarriesHelp, copies, effect, building } = words
  return {
    title: words.market,
    table: { columns: [building, cost, yourPrice, points, circles, quarriesHelp, copies, effect], rows },
  }
}

function playerSection(worded: WordedScene, seat: Seat): Section {
  const { view: s, words, signs, nouns, names } = worded
  const p = player(s, seat)
  const chips = chipsSeen(s, seat)
  const goods = GOODS.flatMap((_, good) => (p.goods[good] ? [`${nouns.good(good)} ${p.goods[good]}`] : []))
  const tiles = p.tiles.flatMap((count, tile) =>
    count > 0
      ? [signs.clauses([`${nouns.tile(tile)} ×${count}`, words.staffed(p.crew[tile] as number, count)])]
      : [],
  )
  const forests = p.forests.reduce((sum, count) => sum + count, 0)
  if (forests > 0) tiles.push(`${words.forest} ×${forests}`)
  const city = p.built.map(b => {
    const circles = CIRCLES[b] as number
    const { name } = nouns.building(b)
    return circles > 0 ? signs.clauses([name, words.staffed(p.staff[b] as number, circles)]) : name
  })
  return {
    title: names[seat] ?? '',
    lines: [
      `${words.doubloons} ${p.doubloons}`,
      signs.named(words.points, chips ?? words.hidden),
      signs.named(words.goods, signs.list(goods) || words.nothing),
      signs.named(nouns.sanJuan, p.sanJuan),
      ...(p.nobles > 0 ? [signs.named(words.nobles, p.nobles)] : []),
    ],
    sections: [
      { title: words.islandIs(islandUsed(p)), lines: tiles.length > 0 ? tiles : [words.nothing] },
      { title: words.cityIs(p.used), lines: city.length > 0 ? city : [words.nothing] },
    ],
  }
}
