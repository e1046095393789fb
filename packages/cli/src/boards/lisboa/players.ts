import { fill, type Seat } from '@ludoteca/engine'
import {
  CARDS,
  decreeWigs,
  GOODS,
  HOUSES,
  influenceGain,
  loaded,
  NOBLES,
  officialsAtWork,
  PLANS,
  type Player,
  portfolioLimit,
  SHIPS,
  type State,
  sets,
  totals,
  warehouse,
} from '@ludoteca/lisboa'
import { labelled, listed } from '../lines.ts'
import { cardLine, cubeLetters, goodName, orNone, type Pen, tileText } from './pen.ts'

/** One player: purse, portfolio, people, works, and the own hand. */
export function playerLines(s: State, seat: Seat, pen: Pen): string[] {
  const { words, who, paint, columns, game } = pen
  const p = s.players[seat] as Player
  const turn = game.turn(s) === seat ? '▶' : ' '
  return [
    ...labelled(`${turn} ${seat + 1} ${paint('bold', who(seat))}  `, purse(s, seat, p, pen), columns),
    ...labelled(
      fill(words.portfolio, { n: p.cards.length + p.ships.length, most: portfolioLimit(p) }),
      orNone(pen, portfolio(p, pen)),
      columns,
      4,
    ),
    ...labelled('', works(s, seat, p, pen), columns),
    ...list(words.plans, plansOf(p, pen), pen),
    ...listed(
      words.clergy,
      p.clergy.map(tile => tileText(pen, tile)),
      columns,
      4,
    ),
    ...list(
      words.decrees,
      p.decrees.map(decree =>
        fill(words.decreeNow, { name: pen.say.the.decree(decree), n: decreeWigs(s, seat, decree) }),
      ),
      pen,
    ),
    ...handLines(p, seat, pen),
  ]
}

/** A line only where there is something to list. */
const list = (label: string, parts: readonly string[], { columns }: Pen): string[] =>
  parts.length > 0 ? labelled(label, parts, columns, 4) : []

function purse(s: State, seat: Seat, p: Player, pen: Pen): string[] {
  const { words } = pen
  const goods = GOODS.flatMap((_, good) =>
    (p.goods[good] ?? 0) > 0 ? [`${goodName(pen, good)} ${p.goods[good]}`] : [],
  )
  const stored = goods.join(words.comma) || words.none
  return [
    fill(words.wigs, { n: p.wigs, total: totals(s)[seat] ?? 0 }),
    fill(words.reis, { n: p.reis }),
    fill(words.influence, { n: p.influence, gain: influenceGain(s, seat) }),
    words.goods + fill(words.room, { goods: stored, n: warehouse(p) }),
  ]
}

function portfolio(p: Player, { words, say }: Pen): string[] {
  const cards = p.cards.map(card => {
    const { power: own, influence } = CARDS[card] as (typeof CARDS)[number]
    const name = say.the.card(card)
    return own
      ? fill(words.lasting, { name, power: say.powerText(own) })
      : fill(words.icons, { name, n: influence })
  })
  const ships = p.ships.map(hull => {
    const name = say.the.ship(hull.ship)
    const size = SHIPS[hull.ship]?.hull ?? 0
    return fill(hull.sealed ? words.atSea : words.hold, { name, n: loaded(hull), hull: size })
  })
  return [...cards, ...ships]
}

function works(s: State, seat: Seat, p: Player, pen: Pen): string[] {
  const { words, say } = pen
  const favors = NOBLES.flatMap((_, noble) => ((p.favors[noble] ?? 0) > 0 ? [say.the.kind(noble)] : []))
  return [
    fill(words.rack, { cubes: cubeLetters(pen, p.rubble) || '–' }),
    fill(words.sets, { n: sets(p) }),
    fill(words.markers, { n: p.markers }),
    fill(words.houses, { list: HOUSES.map((all, group) => `${p.houses[group]}/${all}`).join(' ') }),
    fill(words.officials, { n: p.officials }),
    fill(words.atWork, { n: officialsAtWork(s, seat) }),
    words.favors + (favors.join(words.comma) || words.none),
    fill(words.donePlans, { n: p.done.length }),
  ]
}

const plansOf = (p: Player, { words, say }: Pen): string[] =>
  p.plans.map(plan =>
    fill(words.planNeeds, { architect: say.the.planArchitect(plan), n: PLANS[plan]?.officials ?? 0 }),
  )

/** The own hand in full; of others what was seen when they drew it. */
function handLines(p: Player, seat: Seat, pen: Pen): string[] {
  const { words, say, columns, viewer } = pen
  const known = p.hand.filter(card => card >= 0)
  if (seat === viewer) {
    return listed(
      words.hand,
      known.map(card => cardLine(pen, card)),
      columns,
      4,
    )
  }
  const names = known.map(card => say.the.card(card))
  const unknown = p.hand.length - known.length
  if (unknown > 0) names.push(fill(words.unknownCards, { n: unknown }))
  return list(words.hand, names, pen)
}
