import type { CardRow, TileRow } from './numbers.ts'

/** One step up or down for cards and Clergy tiles, within what fits the printed prices. */

export type Way = 1 | -1

interface Span {
  readonly least: number
  readonly most: number
}

const BACK: Span = { least: 2, most: 8 }
const PENALTY_ICONS: Span = { least: 2, most: 6 }
const REWARD_ICONS: Span = { least: 1, most: 3 }
const REWARDS: Readonly<Record<string, Span>> = { R: { least: 1, most: 6 }, W: { least: 1, most: 6 } }
const LOSSES: Readonly<Record<string, Span>> = {
  '-R': { least: 1, most: 5 },
  '-W': { least: 1, most: 4 },
  '-OFF': { least: 1, most: 2 },
}
const MOST_EVENT_WIGS = 8
const MOST_EFFECTS = 3

/** Amounts of powers, by the word that begins their code; the others stay. */
const POWERS: Readonly<Record<string, Span>> = {
  LAND: { least: 1, most: 4 },
  HIRE: { least: 1, most: 4 },
  EVENT: { least: 1, most: 4 },
  SELL: { least: 1, most: 3 },
  SHIPSELL: { least: 1, most: 4 },
  SAIL: { least: 1, most: 5 },
  SUBSIDY: { least: 2, most: 6 },
  VISITPAY: { least: 1, most: 4 },
  STOREWIG: { least: 1, most: 4 },
  OPENWIG: { least: 1, most: 5 },
  FOLLOWWIG: { least: 1, most: 4 },
}

const inside = (n: number, { least, most }: Span): boolean => n >= least && n <= most

/** The first number of a code moved, or null where that may not be. */
function moved(code: string, spans: Readonly<Record<string, Span>>, way: number): string | null {
  const [, word = ''] = /^(-?[A-Z]+)/.exec(code) ?? []
  const span = spans[word]
  const number = /\d+/.exec(code)?.[0]
  if (!span || number === undefined) return null
  const next = Number(number) + way
  return inside(next, span) ? code.replace(/\d+/, String(next)) : null
}

/** The first of some codes that can be moved. */
function oneMoved(
  codes: readonly string[],
  spans: Readonly<Record<string, Span>>,
  way: number,
): string[] | null {
  for (const [i, code] of codes.entries()) {
    const next = moved(code, spans, way)
    if (next) return codes.with(i, next)
  }
  return null
}

export function steppedTile(row: TileRow, way: Way): TileRow {
  if (inside(row.wigs + way, BACK)) return { ...row, wigs: row.wigs + way }
  const power = moved(row.power, POWERS, way)
  return power ? { ...row, power } : row
}

export function steppedCard(row: CardRow, way: Way): CardRow {
  return row.event ? steppedTreasury(row, row.event, way) : steppedNoble(row, row.effects ?? [], way)
}

/** Rewards move before icons, losses after them. */
function steppedNoble(row: CardRow, effects: readonly string[], way: Way): CardRow {
  const icons = (row.influence ?? 0) + way
  if (effects[0]?.startsWith('-')) {
    if (inside(icons, PENALTY_ICONS)) return { ...row, influence: icons }
    const milder = oneMoved(effects, LOSSES, -way)
    if (milder) return { ...row, effects: milder }
    return way === 1 && effects.length > 1 ? { ...row, effects: effects.slice(1) } : row
  }
  const other = oneMoved(effects, REWARDS, way)
  if (other) return { ...row, effects: other }
  return inside(icons, REWARD_ICONS) ? { ...row, influence: icons } : row
}

/** The wigs of the event move first, two at a time, then the power. */
function steppedTreasury(row: CardRow, event: readonly string[], way: Way): CardRow {
  const at = event.findIndex(code => code.startsWith('W('))
  const wigs = (at < 0 ? 0 : Number(/\d+/.exec(event[at] ?? '')?.[0])) + (way === 1 ? 2 : -1)
  const others = event.filter((_, i) => i !== at)
  if (wigs <= MOST_EVENT_WIGS && wigs >= 0 && others.length < MOST_EFFECTS && (wigs > 0 || others.length > 0))
    return { ...row, event: wigs > 0 ? [...others, `W(${wigs})`] : others }
  const power = moved(row.power ?? '', POWERS, way)
  return power ? { ...row, power } : row
}
