import {
  ALL,
  type Count,
  type DecreeFormula,
  type Effect,
  PLAIN_COUNTS,
  POWER_SLOTS,
  type Power,
} from './effects.ts'
import { ARCHITECTS, GOODS, KINDS, NOBLES, ROWS, RUBBLE, SIDES } from './terms.ts'

/**
 * Readers for the short codes in the tables. They are strict: a code that is not understood stops the
 * program when it starts, with the code in the message, so a typing error never becomes a rule.
 */

const bad = (what: string, code: string): never => {
  throw new SyntaxError(`${what} “${code}” is not understood`)
}

/** The position of a word in a list of `terms.ts`. */
function term(list: readonly string[], word: string | undefined, code: string): number {
  const at = list.indexOf(word ?? '')
  return at >= 0 ? at : bad(`“${word}” in`, code)
}

/** A whole number above 0. */
function amount(word: string | undefined, code: string): number {
  return /^[1-9]\d*$/.test(word ?? '') ? Number(word) : bad(`“${word}” in`, code)
}

/** `R(3);INF` */
export function readEffects(codes: string): readonly Effect[] {
  return codes.split(';').map(readEffect)
}

const BARE = {
  INF: 'influence',
  'T+': 'treasury-up',
  PLAN: 'plan',
  FAV: 'favor',
  SHIP: 'ship',
  PROD: 'produce',
  STORE: 'store',
  DECREE: 'decree',
  OPEN: 'open',
  RUB: 'rubble',
  '-FAV': 'lose-favor',
  'G(any)': 'good-any',
  'G(store)': 'good-store',
  'P+(any)': 'price-up',
  '-G(any)': 'lose-good',
} as const satisfies Record<string, Effect['kind']>

const WITH_NUMBER = {
  R: 'reis',
  W: 'wigs',
  OFF: 'recruit',
  STATE: 'state-actions',
  '-R': 'lose-reis',
  '-W': 'lose-wigs',
  '-OFF': 'lose-official',
} as const satisfies Record<string, Effect['kind']>

const has = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key)

function readEffect(code: string): Effect {
  if (has(BARE, code)) return { kind: BARE[code] }
  const cardinal = /^CARD(\d)$/.exec(code)
  if (cardinal) return { kind: 'cardinal', steps: amount(cardinal[1], code) }
  const [, word = '', inside] = /^(-?[A-Z]+)\((\w+)\)$/.exec(code) ?? bad('the effect', code)
  if (word === 'G') return { kind: 'good', good: term(GOODS, inside, code) }
  if (has(WITH_NUMBER, word)) return { kind: WITH_NUMBER[word], n: amount(inside, code) }
  return bad('the effect', code)
}

/** `LAND-2`, `SELL+1(gold)`, `VISITPAY(king,2)` */
export function readPower(code: string): Power {
  const match = /^([A-Z]+)(?:[+-](\d+))?(?:\((\w+)(?:,(\w+))?\))?$/.exec(code) ?? bad('the power', code)
  const [, word = '', plain, first, second] = match
  const slots = POWERS[word] ?? bad('the power', code)
  const slot = POWER_SLOTS.find(each => each === (first ? `${slots}-${first}` : slots))
  if (!slot) return bad('the power', code)
  if (word === 'TRADEANY') return { slot, n: 1 }
  if (word === 'RUBBLE' && second === 'all') return { slot, n: ALL }
  return { slot, n: amount(plain ?? second, code) }
}

/** Power words and the beginnings of the names of their slots. */
const POWERS: Readonly<Record<string, string>> = {
  LAND: 'land',
  RUBBLE: 'rubble',
  HIRE: 'hire',
  EVENT: 'event',
  SELL: 'sell',
  SHIPSELL: 'sell-ship',
  SAIL: 'sail',
  SUBSIDY: 'subsidy',
  VISIT: 'visit',
  VISITPAY: 'visit-pay',
  TRADEANY: 'trade-any',
  PROD: 'produce',
  WAREHOUSE: 'warehouse',
  PORTFOLIO: 'portfolio',
  RECRUIT: 'recruit',
  STAFF: 'staff',
  STOREWIG: 'store-wig',
  OPENWIG: 'open-wig',
  FOLLOWWIG: 'follow-wig',
  CARDINAL: 'cardinal',
  INF: 'influence',
  SHIP: 'ship',
}

/**
 * Two forms. `3*stores-of-type(gold)`: wigs for each, with `-1` after the count for "beyond the first",
 * `/2` for "per two" and ` +2@4` for "2 more from 4 on". `clergy: 2@3 3@6`: at 2 three wigs, at 3 six.
 */
export function readFormula(code: string): DecreeFormula {
  const each = /^(\d+)\*([a-z-]+(?:\([^)]*\))?)(?:-(\d))?(?:\/(\d))?(?: \+(\d+)@(\d+))?$/.exec(code)
  if (each) {
    const [, wigs, count = '', beyond, per, bonus, at] = each
    return {
      kind: 'each',
      count: readCount(count),
      wigs: amount(wigs, code),
      per: per ? amount(per, code) : 1,
      beyond: beyond ? amount(beyond, code) : 0,
      bonus: bonus ? { at: amount(at, code), wigs: amount(bonus, code) } : null,
    }
  }
  const [, count = '', steps = ''] = /^([a-z-]+): (.+)$/.exec(code) ?? bad('the formula', code)
  return { kind: 'steps', count: readCount(count), steps: steps.split(' ').map(readStep) }
}

function readStep(code: string): { at: number; wigs: number } {
  const [at, wigs, rest] = code.split('@')
  return rest === undefined ? { at: amount(at, code), wigs: amount(wigs, code) } : bad('the step', code)
}

const COLUMNS = ['1', '2', '3', '4', '5']

function readCount(code: string): Count {
  const plain = PLAIN_COUNTS.find(each => each === code)
  if (plain) return { of: plain }
  const [, word, inside] = /^([a-z-]+)\((.+)\)$/.exec(code) ?? bad('the count', code)
  const among = (list: readonly string[]): number => term(list, inside, code)
  switch (word) {
    case 'stores-of-type':
    case 'goods-of-type':
      return { of: word, good: among(GOODS) }
    case 'stores-in-row':
      return { of: word, row: among(ROWS) }
    case 'stores-in-column':
      return { of: word, column: among(COLUMNS) }
    case 'plans-done-by':
      return { of: word, architect: among(ARCHITECTS) }
    case 'opened-on':
      return { of: word, side: among(SIDES) }
    case 'officials-in-office':
      return { of: word, noble: among(NOBLES) }
    case 'portfolio-kind':
      return { of: word, kind: among(KINDS) }
    case 'cubes-of-colour':
      return { of: word, rubble: among(RUBBLE) }
    default:
      return bad('the count', code)
  }
}

const wordFor = (table: Readonly<Record<string, string>>, kind: string): string | undefined =>
  Object.keys(table).find(word => table[word] === kind)

/** The codes that `readEffects` reads. */
export const writeEffects = (effects: readonly Effect[]): string[] => effects.map(writeEffect)

function writeEffect(e: Effect): string {
  if (e.kind === 'good') return `G(${GOODS[e.good]})`
  if (e.kind === 'cardinal') return `CARD${e.steps}`
  return 'n' in e ? `${wordFor(WITH_NUMBER, e.kind)}(${e.n})` : (wordFor(BARE, e.kind) ?? '')
}

/** Powers that make something cheaper; the others add. */
const LESS: ReadonlySet<string> = new Set(['LAND', 'HIRE', 'EVENT', 'VISIT', 'STAFF', 'SHIP'])

/** The code that `readPower` reads. */
export function writePower({ slot, n }: Power): string {
  // The longest word whose slots begin so: `sell-ship-own` is one of SHIPSELL, not of SELL.
  const words = Object.keys(POWERS).filter(
    word => slot === POWERS[word] || slot.startsWith(`${POWERS[word]}-`),
  )
  const word = words.sort((a, b) => (POWERS[b] ?? '').length - (POWERS[a] ?? '').length)[0] ?? ''
  const inside = slot.slice((POWERS[word] ?? '').length + 1)
  if (word === 'RUBBLE') return `RUBBLE(${inside},${n === ALL ? 'all' : n})`
  if (word === 'VISITPAY') return `VISITPAY(${inside},${n})`
  if (word === 'TRADEANY') return `TRADEANY(${inside})`
  return `${word}${LESS.has(word) ? '-' : '+'}${n}${inside ? `(${inside})` : ''}`
}

/** The formula that `readFormula` reads. */
export function writeFormula(formula: DecreeFormula): string {
  const count = writeCount(formula.count)
  if (formula.kind === 'steps') return `${count}: ${formula.steps.map(s => `${s.at}@${s.wigs}`).join(' ')}`
  const { wigs, beyond, per, bonus } = formula
  const extra = bonus ? ` +${bonus.wigs}@${bonus.at}` : ''
  return `${wigs}*${count}${beyond ? `-${beyond}` : ''}${per > 1 ? `/${per}` : ''}${extra}`
}

function writeCount(c: Count): string {
  if ('good' in c) return `${c.of}(${GOODS[c.good]})`
  if ('row' in c) return `${c.of}(${ROWS[c.row]})`
  if ('column' in c) return `${c.of}(${COLUMNS[c.column]})`
  if ('architect' in c) return `${c.of}(${ARCHITECTS[c.architect]})`
  if ('side' in c) return `${c.of}(${SIDES[c.side]})`
  if ('noble' in c) return `${c.of}(${NOBLES[c.noble]})`
  if ('kind' in c) return `${c.of}(${KINDS[c.kind]})`
  return 'rubble' in c ? `${c.of}(${RUBBLE[c.rubble]})` : c.of
}
