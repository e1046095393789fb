import { type Lang, SIGNS } from '@ludoteca/engine'
import { lead, ratio, type Shares } from '@ludoteca/terminal-kit/shares.ts'
import {
  BUILDINGS,
  CARDS,
  CLERGY,
  COLUMNS,
  DECKS,
  DECREES,
  NOBLES,
  SPOTS,
  STATE_ACTIONS,
  TREASURY_STEPS,
} from '../../rules/index.ts'
import { sayIn } from '../worded-scene.ts'
import type { Record } from './record.ts'
import { words } from './text/index.ts'

const one = (n: number): string => (Number.isFinite(n) ? n.toFixed(1) : '–')
const two = (n: number): string => (Number.isFinite(n) ? n.toFixed(2) : '–')
const percent = (n: number): string => (Number.isFinite(n) ? `${(100 * n).toFixed(1)} %` : '–')

/** A Markdown table. */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    '',
    `### ${title}`,
    '',
    line(head),
    line(head.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ]
}

export function report(r: Record, lang: Lang): string[] {
  const w = words[lang]
  return [
    ...overall(r, lang),
    ...actions(r, lang),
    ...things(r, lang),
    ...city(r, lang),
    ...table(
      w.curves,
      [w.round, w.reis, w.influence, w.icons, w.wigs, w.treasury],
      r.curve.map((at, i) => [
        String(i + 1),
        ...[at.reis, at.influence, at.icons, at.wigs].map(n => one(n / at.turns)),
        `${one(at.treasury / at.turns)} / ${TREASURY_STEPS.length - 1}`,
      ]),
    ),
    ...outliers(r, lang),
  ]
}

function overall(r: Record, lang: Lang): string[] {
  const w = words[lang]
  const perPlayer = (n: number): string => one(n / r.games / r.seats)
  const rounds = r.rounds.toSorted((a, b) => a - b)
  const triggers = r.ends.map((end, i) => [
    `${w.period} ${i + 1}`,
    percent(end.sets / (end.sets + end.piles)),
    percent(end.piles / (end.sets + end.piles)),
  ])
  return [
    ...table(
      w.seats,
      [w.place, w.score, w.winShare],
      r.scores.map((sum, place) => [
        String(place + 1),
        one(sum / r.games),
        percent((r.wins[place] ?? 0) / r.games),
      ]),
    ),
    ...table(
      w.length,
      [w.rounds, w.least, w.middle, w.most],
      [
        [
          one(rounds.reduce((a, b) => a + b, 0) / r.games),
          ...[0, Math.floor(r.games / 2), r.games - 1].map(at => String(rounds[at])),
        ],
      ],
    ),
    ...table(w.ends, ['', w.bySets, w.byPiles], triggers),
    ...table(
      w.sources,
      [w.source, w.wigs],
      [...r.parts].map(([key, sum]) => [w.part(key), perPlayer(sum)]),
    ),
  ]
}

function actions(r: Record, lang: Lang): string[] {
  const w = words[lang]
  const { the } = sayIn(lang)
  const per = (n: number): string => two(n / r.games / r.seats)
  const share = (n: number): string => percent(n / r.turns)
  const { portfolio, visit, sponsor, discard } = r.plays
  const plays: readonly (readonly [string, number])[] = [
    [w.nobleIn, portfolio[0] ?? 0],
    [w.treasuryIn, portfolio[1] ?? 0],
    ...NOBLES.map((_, noble) => [`${w.visit} ${the.kind(noble)}`, visit[noble] ?? 0] as const),
    [w.sponsor, sponsor],
    [w.gold, discard],
  ]
  return [
    ...table(
      w.turns,
      [w.action, w.perPlayer, w.ofTurns],
      plays.map(([name, n]) => [name, per(n), share(n)]),
    ),
    ...table(
      w.states,
      [w.action, w.byTrade, w.byVisit, w.byFollow],
      [
        ...STATE_ACTIONS.map((_, a) => [
          the.stateAction(a),
          per(r.trades[a] ?? 0),
          per(r.audiences[a] ?? 0),
          per(r.follows[a >> 1]?.[a & 1] ?? 0),
        ]),
        ...NOBLES.map((_, noble) => [
          the.nobleAction(noble),
          '',
          per(visit[noble] ?? 0),
          per(r.follows[noble]?.[2] ?? 0),
        ]),
        [w.goodsSold, per(r.sold), '', ''],
        [w.voyages, per(r.sailed), '', ''],
      ],
    ),
  ]
}

/** Cards come into hands unasked: what is played is set against what is played of all cards. */
function played(r: Record, card: number): number {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
  return (ratio(r.played, card) * sum(r.played.fair)) / sum(r.played.chosen)
}

const used = (shares: Shares, i: number): string[] => [two(ratio(shares, i)), one(lead(shares, i))]

function things(r: Record, lang: Lang): string[] {
  const w = words[lang]
  const say = sayIn(lang)
  return [
    ...table(
      w.cards,
      [w.card, w.deck, w.text, w.drawn, w.played, w.inPortfolio, w.atCourt, w.forGold, w.lead],
      CARDS.map((card, i) => {
        const uses = r.uses[i] ?? []
        const all = uses.reduce((a, b) => a + b, 0)
        const text = card.power
          ? `${say.effectsText(card.event)} / ${say.powerText(card.power)}`
          : SIGNS[lang].apart([say.effectsText(card.bottom), String(card.influence)])
        return [
          SIGNS[lang].named(say.the.kind(card.kind), say.the.card(i)),
          DECKS[card.deck] ?? '',
          text,
          two(ratio(r.drawn, i)),
          two(played(r, i)),
          ...uses.map(n => percent(n / all)),
          one(lead(r.played, i)),
        ]
      }),
    ),
    ...table(
      w.clergy,
      [w.tile, w.text, w.back, w.taken, w.lead, w.givenUp],
      CLERGY.map((tile, i) => [
        say.the.clergy(i),
        say.powerText(tile.power),
        String(tile.wigs),
        ...used(r.clergy, i),
        percent((r.givenUp[i] ?? 0) / (r.clergy.chosen[i] ?? 0)),
      ]),
    ),
    ...table(
      w.decrees,
      [w.decree, w.text, w.taken, w.lead, w.wigsAtEnd],
      DECREES.map((decree, i) => [
        say.the.decree(i),
        say.decreeText(decree),
        ...used(r.decrees, i),
        one((r.decreeWigs[i] ?? 0) / (r.decrees.chosen[i] ?? 0)),
      ]),
    ),
  ]
}

function city(r: Record, lang: Lang): string[] {
  const w = words[lang]
  const say = sayIn(lang)
  return [
    ...table(
      w.spots,
      [w.spot, w.reward, w.taken, w.lead, w.ownWigs, w.othersWigs],
      SPOTS.map((spot, i) => [
        say.the.spot(i),
        say.effectsText(spot.reward),
        ...used(r.spots, i),
        one((r.opened[i]?.own ?? 0) / (r.spots.chosen[i] ?? 0)),
        one((r.opened[i]?.others ?? 0) / (r.spots.chosen[i] ?? 0)),
      ]),
    ),
    ...table(
      w.buildings,
      [w.building, w.taken, w.lead],
      BUILDINGS.map((_, i) => [say.the.building(i), ...used(r.buildings, i)]),
    ),
    ...table(
      w.plots,
      [w.column, w.taken, w.lead, w.landPrice, w.storeWigs],
      Array.from({ length: COLUMNS }, (_, i) => [
        String(i + 1),
        ...used(r.columns, i),
        one((r.landPaid[i] ?? 0) / (r.columns.chosen[i] ?? 0)),
        one((r.storeWigs[i] ?? 0) / (r.columns.chosen[i] ?? 0)),
      ]),
    ),
  ]
}

const DEAD = 1 / 3
const DOMINANT = 3

/** Everything outside the bars, by name. */
function outliers(r: Record, lang: Lang): string[] {
  const w = words[lang]
  const { the } = sayIn(lang)
  const by = (shares: Shares) => shares.fair.map((_, i) => ratio(shares, i))
  const kinds: readonly (readonly [readonly number[], (i: number) => string])[] = [
    [CARDS.map((_, i) => played(r, i)), the.card],
    [by(r.clergy), the.clergy],
    [by(r.decrees), the.decree],
    [by(r.spots), the.spot],
    [by(r.buildings), the.building],
  ]
  const rows = kinds.flatMap(([values, name]) =>
    values.flatMap((value, i) => {
      return value < DEAD || value > DOMINANT ? [[name(i), two(value)]] : []
    }),
  )
  return table(w.outliers, [w.thing, w.taken], rows.length > 0 ? rows : [[w.none, '']])
}
