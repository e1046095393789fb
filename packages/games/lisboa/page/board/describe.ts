import type { Scene, Section } from '@ludoteca/page-kit/board/contract.ts'
import {
  type Action,
  ARCHITECTS,
  buildingOf,
  CARDS,
  CLERGY,
  DUMMY,
  decreeWigs,
  type Event,
  endNear,
  GOODS,
  HOUSES,
  influenceGain,
  isLacerda,
  KINDS,
  loaded,
  NOBLES,
  NONE,
  officialsAt,
  PLAZA,
  PLOTS,
  plotAt,
  portfolioLimit,
  ROWS,
  RUBBLE,
  rowsOpen,
  SHIPS,
  SLOTS,
  type State,
  sets,
  spotInPlay,
  tradesOf,
  treasuryLeft,
  treasuryRight,
  visitParts,
  warehouse,
} from '../../rules/index.ts'
import { cardLabel, cardLines, clergyLines } from './explain-card.ts'
import { lacerdaLines } from './solo/lines.ts'
import { type Words, wordsIn } from './text/words.ts'

type LisboaScene = Scene<State, Action, Event>

/** The whole position in words, in the order a player would look at it. */
export function describe(scene: LisboaScene): readonly Section[] {
  const words = wordsIn(scene.lang, scene.view)
  return [
    kingdom(scene, words),
    ...scene.view.players.map((_, seat) => playerPart(scene, words, seat)),
    city(scene, words),
    court(scene, words),
    supply(scene, words),
  ]
}

const cubes = (words: Words, list: readonly number[], at: number): string =>
  words.signs.list(
    RUBBLE.flatMap((_, rubble) => {
      const n = list[at * RUBBLE.length + rubble] ?? 0
      return n > 0 ? [`${n} ${words.pieces.the.rubble(rubble)}`] : []
    }),
  ) || words.board.noRubble

function kingdom({ view }: LisboaScene, { board, pieces, signs }: Words): Section {
  const end = endNear(view)
  const prices = GOODS.map((_, good) => board.price(pieces.the.good(good), view.prices[good] as number))
  return {
    title: `${board.period(view.period)} · ${board.round(view.round)}`,
    lines: [
      board.treasuryAt(treasuryLeft(view), treasuryRight(view)),
      signs.named(board.panels.market, signs.list(prices)),
      `${board.endSets(end.sets, end.setsNeeded)} · ${board.endPiles(end.piles, end.pilesNeeded)}`,
      ...(view.ending > 0 ? [board.ending[view.ending] ?? ''] : []),
    ],
  }
}

function playerPart({ view, names, viewer }: LisboaScene, words: Words, seat: number): Section {
  if (isLacerda(view, seat)) return { title: names[seat] ?? '', lines: lacerdaLines(view, seat, words) }
  const { board, pieces, signs } = words
  const p = view.players[seat] as State['players'][number]
  const list = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? [signs.named(title, signs.apart(items))] : []
  const ships = p.ships.map(hull => {
    const size = SHIPS[hull.ship]?.hull ?? 0
    const where = hull.sealed ? board.atSea : board.docked
    return signs.aside(pieces.the.ship(hull.ship), signs.clauses([board.holdText(loaded(hull), size), where]))
  })
  return {
    title: names[seat] ?? '',
    lines: [
      signs.aside(
        `${board.wigs} ${p.wigs} · ${board.reis} ${p.reis} · ${board.influence} ${p.influence}`,
        board.perGain(influenceGain(view, seat)),
      ),
      signs.named(
        signs.aside(board.warehouse, warehouse(p)),
        signs.list(GOODS.map((_, good) => `${pieces.the.good(good)} ${p.goods[good]}`)),
      ),
      `${signs.named(board.rack, signs.list(RUBBLE.map((_, i) => `${pieces.the.rubble(i)} ${p.rubble[i]}`)))} · ${board.setsDone(sets(p))}`,
      ...HOUSES.map((of, group) =>
        signs.named(board.houses[group] ?? '', board.housesBuilt(p.houses[group] as number, of)),
      ),
      board.officialsLeft(p.officials),
      ...list(board.portfolioLimit(p.cards.length + p.ships.length, portfolioLimit(p)), [
        ...p.cards.map(card => signs.clauses([cardLabel(words, card), ...cardLines(words, card)])),
        ...ships,
      ]),
      ...list(
        board.clergy,
        p.clergy.map(tile => signs.aside(pieces.the.clergy(tile), signs.clauses(clergyLines(words, tile)))),
      ),
      ...list(
        board.favors,
        NOBLES.flatMap((_, noble) => (p.favors[noble] ? [pieces.the.kind(noble)] : [])),
      ),
      ...list(
        board.plans,
        p.plans.flatMap(plan => {
          const face = pieces.the.tables.plans[plan]
          return face ? [board.plan(pieces.the.architect(face.architect), face.officials)] : []
        }),
      ),
      ...list(
        board.decrees,
        p.decrees.flatMap(decree => {
          const face = pieces.the.tables.decrees[decree]
          return face
            ? [
                signs.aside(
                  pieces.the.decree(decree),
                  signs.apart([pieces.decreeText(face), board.decreeWorth(decreeWigs(view, seat, decree))]),
                ),
              ]
            : []
        }),
      ),
      ...(viewer === seat
        ? list(
            board.panels.hand,
            p.hand.map(card => signs.clauses([cardLabel(words, card), ...cardLines(words, card)])),
          )
        : [signs.named(board.cards, p.hand.length)]),
    ],
  }
}

function city(scene: LisboaScene, words: Words): Section {
  const { view, names } = scene
  const { board, pieces, signs } = words
  const cell = (plot: number): string => {
    const owner = view.owners[plot]
    if (owner === undefined) return '—'
    if (owner === NONE) return pieces.effectsText(PLOTS[plot]?.reward ?? [])
    const street = view.streets[plot] as number
    const store = board.storeOf(pieces.the.trade(street), names[owner] ?? '')
    return signs.clauses([store, pieces.the.street(street)])
  }
  const rows = ROWS.slice(0, rowsOpen(view.seats)).map((row, r) => [
    row,
    ...[0, 1, 2, 3, 4].map(column => cell(plotAt(r, column))),
    cubes(words, view.rowRubble, r),
  ])
  rows.push([
    board.pile,
    ...[0, 1, 2, 3, 4].map(column => cubes(words, view.columnRubble, column)),
    cubes(words, view.pile, 0),
  ])
  const spots = pieces.the.tables.spots.flatMap((spot, i) => {
    if (!spotInPlay(spot, view.seats)) return []
    const face = view.faces[i] as number
    if (face === NONE) {
      const reward = board.reward(pieces.effectsText(spot.reward))
      return [signs.named(pieces.the.spot(i), signs.apart([reward, cubes(words, view.spotRubble, i)]))]
    }
    const parts = [
      pieces.the.building(buildingOf(face)),
      board.serves(signs.list(tradesOf(view, face).map(pieces.the.good))),
      view.openers[i] === NONE
        ? board.solo.first
        : board.openedBy(names[view.openers[i] as number] ?? '', view.staff[i] as number),
    ]
    return [signs.named(pieces.the.spot(i), signs.clauses(parts))]
  })
  return {
    title: board.panels.city,
    lines: [
      ...view.scoring.map((tile, column) => board.scoringTile(column + 1, tile)),
      ...SLOTS.map(({ street, good, small }, slot) => {
        const trade = pieces.the.trade(good)
        const where = pieces.the.street(street)
        const name = small ? board.smallSlot(trade, where) : board.slot(trade, where)
        return signs.named(name, board.tilesLeft(view.tiles[slot] as number))
      }),
    ],
    table: { columns: ['', '1', '2', '3', '4', '5', board.rubbleHere('').trim()], rows },
    sections: [{ title: board.panels.architects, lines: spots }],
  }
}

function court({ view, names, viewer }: LisboaScene, words: Words): Section {
  const { board, pieces, signs } = words
  const who = (owner: number): string => (owner === DUMMY ? board.neutral : (names[owner] ?? ''))
  const there = (place: number): string =>
    signs.list(
      [...view.players.keys(), DUMMY].flatMap(owner => {
        const n = officialsAt(view, place, owner)
        return n > 0 ? [board.officialsOf(who(owner), n)] : []
      }),
    ) || board.nobody
  const seat = viewer === 'table' ? view.active : viewer
  return {
    title: board.panels.court,
    lines: [
      ...NOBLES.map((_, noble) => {
        const parts = visitParts(view, seat, noble)
        return [
          pieces.the.kind(noble),
          board.visitCosts(parts.total),
          there(noble),
          board.favorsLeft(view.favors[noble] as number, pieces.the.kind(noble)),
        ].join(' · ')
      }),
      signs.named(board.plaza, there(PLAZA)),
      view.court === NONE ? board.courtEmpty : board.atCourt(cardLabel(words, view.court)),
    ],
  }
}

function supply({ view }: LisboaScene, words: Words): Section {
  const { board, pieces, signs } = words
  return {
    title: board.panels.piles,
    lines: KINDS.map((_, kind) => {
      const pile = view.piles[kind] ?? []
      const top = pile.at(-1) ?? NONE
      return CARDS[top]
        ? signs.clauses([cardLabel(words, top), ...cardLines(words, top), board.cardsLeft(pile.length)])
        : signs.named(pieces.the.kind(kind), board.cardsLeft(pile.length))
    }),
    sections: [
      {
        title: board.panels.church,
        lines: view.church.map((tile, spot) =>
          CLERGY[tile]
            ? `${spot + 1}. ${signs.named(pieces.the.clergy(tile), signs.clauses(clergyLines(words, tile)))}`
            : `${spot + 1}. ${tile === NONE ? board.emptyTile : board.hiddenTile}`,
        ),
      },
      {
        title: board.panels.decrees,
        lines: view.decrees.flatMap(decree => {
          const face = pieces.the.tables.decrees[decree]
          return face ? [signs.named(pieces.the.decree(decree), pieces.decreeText(face))] : []
        }),
      },
      {
        title: board.panels.architects,
        lines: ARCHITECTS.map((_, architect) => {
          const plan = pieces.the.tables.plans[view.plans[architect]?.at(-1) ?? NONE]
          const trades = (face: number): string => tradesOf(view, face).map(pieces.the.good).join(' + ')
          const now = view.buildings[architect] as number
          const next = view.future[architect] as number
          const name = pieces.the.architect(architect)
          return signs.sentences([
            plan ? board.plan(name, plan.officials) : name,
            now === NONE ? board.noBuilding : board.building(trades(now)),
            ...(next === NONE ? [] : [board.next(trades(next))]),
          ])
        }),
      },
      {
        title: board.panels.shipyard,
        lines: [...view.shipyard].reverse().map(ship => pieces.the.ship(ship)),
      },
    ],
  }
}
