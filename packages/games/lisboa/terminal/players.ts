import { fill, type Seat } from '@ludoteca/engine'
import { labelled, listed } from '@ludoteca/terminal-kit/lines.ts'
import {
  decreeWigs,
  GOODS,
  HOUSES,
  influenceGain,
  isLacerda,
  type Lacerda,
  lacerdaAction,
  loaded,
  NOBLES,
  officialsAtWork,
  type Player,
  portfolioLimit,
  SHIPS,
  type State,
  sets,
  type Tables,
  totals,
  warehouse,
} from '../rules/index.ts'
import { cardLine, cubeLetters, goodName, orNone, tileText, type WordedScene } from './worded-scene.ts'

/** One player: purse, portfolio, people, works, and the own hand. */
export function playerLines(s: State, seat: Seat, scene: WordedScene): string[] {
  const { words, who, paint, columns, game } = scene
  const p = s.players[seat] as Player
  if (isLacerda(s, seat)) return lacerdaLines(s, seat, scene)
  const turn = game.turn(s) === seat ? '▶' : ' '
  return [
    ...labelled(`${turn} ${seat + 1} ${paint('bold', who(seat))}  `, purse(s, seat, p, scene), columns),
    ...labelled(
      fill(words.portfolio, { n: p.cards.length + p.ships.length, most: portfolioLimit(p) }),
      orNone(scene, portfolio(p, scene)),
      columns,
      4,
    ),
    ...labelled('', works(s, seat, p, scene), columns),
    ...list(words.plans, plansOf(p, scene), scene),
    ...listed(
      words.clergy,
      p.clergy.map(tile => tileText(scene, tile)),
      columns,
      4,
    ),
    ...list(
      words.decrees,
      p.decrees.map(decree =>
        fill(words.decreeNow, { name: scene.say.the.decree(decree), n: decreeWigs(s, seat, decree) }),
      ),
      scene,
    ),
    ...handLines(p, seat, scene),
  ]
}

/** A line only where there is something to list. */
const list = (label: string, parts: readonly string[], { columns }: WordedScene): string[] =>
  parts.length > 0 ? labelled(label, parts, columns, 4) : []

function purse(s: State, seat: Seat, p: Player, scene: WordedScene): string[] {
  const { words } = scene
  const goods = GOODS.flatMap((_, good) =>
    (p.goods[good] ?? 0) > 0 ? [`${goodName(scene, good)} ${p.goods[good]}`] : [],
  )
  const stored = goods.join(words.comma) || words.none
  return [
    fill(words.wigs, { n: p.wigs, total: totals(s)[seat] ?? 0 }),
    fill(words.reis, { n: p.reis }),
    fill(words.influence, { n: p.influence, gain: influenceGain(s, seat) }),
    words.goods + fill(words.room, { goods: stored, n: warehouse(p) }),
  ]
}

/** Lacerda has no board: what he owns, and where he goes next. */
function lacerdaLines(s: State, seat: Seat, scene: WordedScene): string[] {
  const { words, say, who, paint, columns } = scene
  const p = s.players[seat] as Player
  const { courtier, helper, rubble } = s.lacerda as Lacerda
  const action = say.the.stateAction(lacerdaAction(s, courtier))
  const head = [
    fill(words.wigs, { n: p.wigs, total: totals(s)[seat] ?? 0 }),
    fill(words.influence, { n: p.influence, gain: 0 }),
    fill(words.courtier, { noble: say.the.kind(courtier) }),
    fill(words.helper, { deck: say.the.kind(helper), action }),
  ]
  const favors = NOBLES.flatMap((_, noble) => ((p.favors[noble] ?? 0) > 0 ? [say.the.kind(noble)] : []))
  const owned = [
    fill(words.cubes, { cubes: cubeLetters(scene, rubble) || '–' }),
    fill(words.houses, { list: `${p.houses.reduce((sum, n) => sum + n, 0)}` }),
    fill(words.officials, { n: p.officials }),
    fill(words.atWork, { n: officialsAtWork(s, seat) }),
    words.favors + (favors.join(words.comma) || words.none),
    ...portfolio(p, scene),
  ]
  const decrees = p.decrees.map(decree => say.the.decree(decree))
  return [
    ...labelled(`  ${seat + 1} ${paint('bold', who(seat))}  `, head, columns),
    ...labelled('', owned, columns, 4),
    ...list(words.decrees, decrees, scene),
  ]
}

function portfolio(p: Player, { words, say }: WordedScene): string[] {
  const cards = p.cards.map(card => {
    const { power: own, influence } = say.the.tables.cards[card] as Tables['cards'][number]
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

function works(s: State, seat: Seat, p: Player, scene: WordedScene): string[] {
  const { words, say } = scene
  const favors = NOBLES.flatMap((_, noble) => ((p.favors[noble] ?? 0) > 0 ? [say.the.kind(noble)] : []))
  return [
    fill(words.rack, { cubes: cubeLetters(scene, p.rubble) || '–' }),
    fill(words.sets, { n: sets(p) }),
    fill(words.markers, { n: p.markers }),
    fill(words.houses, { list: HOUSES.map((all, group) => `${p.houses[group]}/${all}`).join(' ') }),
    fill(words.officials, { n: p.officials }),
    fill(words.atWork, { n: officialsAtWork(s, seat) }),
    words.favors + (favors.join(words.comma) || words.none),
    fill(words.donePlans, { n: p.done.length }),
  ]
}

const plansOf = (p: Player, { words, say }: WordedScene): string[] =>
  p.plans.map(plan =>
    fill(words.planNeeds, {
      architect: say.the.planArchitect(plan),
      n: say.the.tables.plans[plan]?.officials ?? 0,
    }),
  )

/** The own hand in full; of others what was seen when they drew it. */
function handLines(p: Player, seat: Seat, scene: WordedScene): string[] {
  const { words, say, columns, viewer } = scene
  const known = p.hand.filter(card => card >= 0)
  if (seat === viewer) {
    return listed(
      words.hand,
      known.map(card => cardLine(scene, card)),
      columns,
      4,
    )
  }
  const names = known.map(card => say.the.card(card))
  const unknown = p.hand.length - known.length
  if (unknown > 0) names.push(fill(words.unknownCards, { n: unknown }))
  return list(words.hand, names, scene)
}
