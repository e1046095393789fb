import type { Lang } from '@ludoteca/engine'
import { BUILDINGS, PLANS } from '../../rules/data/buildings.ts'
import { CARDS } from '../../rules/data/cards.ts'
import { COLUMNS, PLOTS, plotAt, SPOTS } from '../../rules/data/city.ts'
import { CLERGY } from '../../rules/data/clergy.ts'
import { DECREES } from '../../rules/data/decrees.ts'
import { SHIPS } from '../../rules/data/ships.ts'
import { ARCHITECTS, DECKS, GOODS, NOBLES, ROWS, TREASURY } from '../../rules/data/terms.ts'
import { MARKET, TREASURY_STEPS } from '../../rules/data/tracks.ts'
import { at, signed } from '../../rules/text/lookup.ts'
import { words } from '../../rules/text/words.ts'

/** The last chapter of the rulebooks: everything printed on pieces, put into words from the tables. */

const LABELS = {
  en: {
    title: 'Card lists',
    intro:
      'Blue cards are the first hands, red ones the display of period 1; purple and brown those of period 2.',
    nobles: ['Noble cards', 'card', 'deck', 'in the portfolio', 'influence'],
    treasury: ['Treasury cards', 'card', 'deck', 'event', 'in the portfolio'],
    ships: ['Ships', 'colour', 'hold', 'modifier', 'influence'],
    clergy: ['Clergy tiles', 'tile', 'power', 'wigs'],
    decrees: ['Decrees', 'decree', 'wigs at the end'],
    plots: ['Plots: what the land gives', 'row', '1', '2', '3', '4', '5'],
    spots: ['Spots for public buildings', 'spot', 'serves', 'reward'],
    buildings: ['Public buildings', 'building', 'blue face: dos Santos', 'green face: Mardel'],
    plans: ['Plans', 'architect', 'officials needed, starting plans first'],
    tracks: ['Treasury and market', 'step', 'left: influence', 'right: réis'],
    market: ['good', 'lowest', 'start', 'highest'],
    decks: { blue: 'blue', red: 'red', purple: 'purple', brown: 'brown' },
    row: (row: string) => `row ${row}`,
    join: ', ',
  },
  zh: {
    title: '卡牌一览',
    intro: '蓝色为起始手牌，红色为第一时代的牌堆；紫色为第二时代的补牌，棕色为第二时代的牌堆。',
    nobles: ['贵族卡', '卡', '牌库', '打入组合', '影响力'],
    treasury: ['财政卡', '卡', '牌库', '事件', '在组合中'],
    ships: ['船', '颜色', '货仓', '价格修正', '影响力'],
    clergy: ['教士牌片', '牌片', '能力', '假发'],
    decrees: ['法令', '法令', '终局假发'],
    plots: ['地块：土地奖励', '行', '1', '2', '3', '4', '5'],
    spots: ['公共建筑位', '位置', '服务', '奖励'],
    buildings: ['公共建筑', '建筑', '蓝面：桑托斯', '绿面：马德尔'],
    plans: ['蓝图', '建筑师', '所需官员（先列起始蓝图）'],
    tracks: ['财政与市场', '级', '左：影响力', '右：里斯'],
    market: ['货物', '最低', '开局', '最高'],
    decks: { blue: '蓝', red: '红', purple: '紫', brown: '棕' },
    row: (row: string) => `${row} 行`,
    join: '、',
  },
} as const

type Cell = string | number

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

export function cardLists(lang: Lang): string {
  const { the, effectsText, powerText, decreeText } = words[lang]
  const label = LABELS[lang]
  const deck = (i: number) => label.decks[at(DECKS, i)]
  const goods = (list: readonly number[]) => list.map(the.good).join(label.join)
  const chapters: string[] = [`## ${label.title} {#card-lists}`, label.intro]
  const chapter = ([title = '', ...head]: readonly string[], anchor: string, rows: Cell[][]) =>
    chapters.push(`### ${title} {#list-${anchor}}`, table(head, rows))

  for (const noble of NOBLES.keys()) {
    const [title, ...head] = label.nobles
    chapter(
      [`${title} · ${the.kind(noble)}`, ...head],
      NOBLES[noble] ?? '',
      [...CARDS.entries()]
        .filter(([, card]) => card.kind === noble)
        .map(([i, card]) => [the.card(i), deck(card.deck), effectsText(card.bottom), card.influence]),
    )
  }
  chapter(
    label.treasury,
    'treasury',
    [...CARDS.entries()]
      .filter(([, card]) => card.kind === TREASURY)
      .map(([i, card]) => [
        the.card(i),
        deck(card.deck),
        effectsText(card.event),
        card.power ? powerText(card.power) : '',
      ]),
  )
  chapter(
    label.ships,
    'ships',
    DECKS.map((_, colour) => {
      const ship = at(
        SHIPS,
        SHIPS.findIndex(each => each.colour === colour),
      )
      return [deck(colour), ship.hull, `+${ship.modifier}`, ship.influence]
    }),
  )
  chapter(
    label.clergy,
    'clergy',
    CLERGY.map((tile, i) => [the.clergy(i), powerText(tile.power), tile.wigs]),
  )
  chapter(
    label.decrees,
    'decrees',
    DECREES.map((decree, i) => [the.decree(i), decreeText(decree)]),
  )
  chapter(
    label.plots,
    'plots',
    ROWS.map((name, row) => [
      name,
      ...Array.from({ length: COLUMNS }, (_, column) => {
        const plot = PLOTS[plotAt(row, column)]
        return plot ? effectsText(plot.reward) : '—'
      }),
    ]),
  )
  chapter(
    label.spots,
    'spots',
    SPOTS.map((spot, i) => [
      the.spot(i),
      spot.side === 0 ? the.street(spot.serves) : label.row(at(ROWS, spot.serves)),
      effectsText(spot.reward),
    ]),
  )
  chapter(
    label.buildings,
    'buildings',
    BUILDINGS.map((building, i) => [the.building(i), ...building.faces.map(goods)]),
  )
  chapter(
    label.plans,
    'plans',
    [...ARCHITECTS.keys()].map(architect => [
      the.architect(architect),
      PLANS.filter(plan => plan.architect === architect)
        .map(plan => plan.officials)
        .join(label.join),
    ]),
  )
  chapter(
    label.tracks,
    'tracks',
    TREASURY_STEPS.map((step, i) => [i + 1, signed(step.left), step.right]),
  )
  chapters.push(
    table(
      label.market,
      GOODS.map((_, good) => {
        const { min, start, max } = at(MARKET, good)
        return [the.good(good), min, start, max]
      }),
    ),
  )
  return `${chapters.join('\n\n')}\n`
}
