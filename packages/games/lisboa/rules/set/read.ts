import { LANGS, type Lang } from '@ludoteca/engine'
import { BUILDINGS, PLANS, type Plan, pilesOf } from '../data/buildings.ts'
import { CARDS, type Card } from '../data/cards.ts'
import { SPOTS } from '../data/city.ts'
import { CLERGY, type ClergyTile } from '../data/clergy.ts'
import { DECREES, type Decree } from '../data/decrees.ts'
import { SHIPS } from '../data/ships.ts'
import { ARCHITECTS, DECKS, GOODS, TREASURY } from '../data/terms.ts'
import { effects, formula, power } from './codes.ts'
import type { SetProblem } from './problems.ts'
import { below, type Fields, Inspection } from './shape.ts'
import { BUILT_IN, type OwnNames, type Tables } from './tables.ts'

/**
 * Reads a set somebody typed in. A part, or a row of a part, that is left out is ours. What comes out besides the
 * tables is the set as text in one fixed form: equal sets are equal texts, and nothing else of the file stays.
 */

export const FORMAT = 'ludoteca-lisboa-set 1'
/** Letters in a file. */
const MOST_LETTERS = 100_000
const MOST_NAME = 24
const MOST_PIECE_NAME = 60
const MOST_ICONS = 6
const MOST_BACK_WIGS = 12
const MOST_DECREE_WIGS = 40
const MOST_OFFICIALS = 8

type SetRead =
  | { readonly ok: true; readonly tables: Tables; readonly text: string; readonly name: string }
  | { readonly ok: false; readonly problems: readonly SetProblem[] }

const PARTS = ['cards', 'clergy', 'decrees', 'buildings', 'plans', 'ships', 'eastC'] as const
const EAST_C = 'spot-e-c'

type Named = Readonly<Record<Lang, string>>
type Row = readonly [id: string, fields: Fields, at: string]

/** What the set leaves out comes from the base. */
export function readSet(text: string, base: Tables = BUILT_IN): SetRead {
  const look = new Inspection()
  if (text.length > MOST_LETTERS) look.wrong('', 'too-large', { most: MOST_LETTERS })
  const file = look.problems.length > 0 ? null : parsed(look, text)
  const set = file && new SetReader(look, file, base).read()
  return set && look.problems.length === 0 ? { ok: true, ...set } : { ok: false, problems: look.problems }
}

function parsed(look: Inspection, text: string): Fields | null {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return look.wrong('', 'not-json')
  }
  const file = look.fields('', value, ['format', 'name', ...PARTS])
  if (file && file.format !== FORMAT) return look.wrong('format', 'wrong-format', { format: FORMAT })
  return file
}

class SetReader {
  readonly #look: Inspection
  readonly #file: Fields
  readonly #base: Tables
  readonly #names: Record<keyof OwnNames, Map<string, Named>> = {
    cards: new Map(),
    clergy: new Map(),
    decrees: new Map(),
    buildings: new Map(),
  }

  constructor(look: Inspection, file: Fields, base: Tables) {
    this.#look = look
    this.#file = file
    this.#base = base
  }

  read(): { tables: Tables; text: string; name: string } {
    const name = this.#look.name('name', this.#file.name, MOST_NAME) ?? ''
    const cards = this.#rows('cards', CARDS, ['name', 'influence', 'effects', 'event', 'power'])
    const clergy = this.#rows('clergy', CLERGY, ['name', 'power', 'wigs'])
    const decrees = this.#rows('decrees', DECREES, ['name', 'formula', 'most', 'notForTwo'])
    const buildings = this.#rows('buildings', BUILDINGS, ['name', ...ARCHITECTS])
    const plans = this.#rows('plans', PLANS, ['architect', 'officials'])
    const { look, tables } = {
      look: this.#look,
      tables: {
        cards: replaced(this.#base.cards, cards, (old, row) => this.#card(old, row)),
        clergy: replaced(this.#base.clergy, clergy, (old, row) => this.#tile(old, row)),
        decrees: replaced(this.#base.decrees, decrees, (old, row) => this.#decree(old, row)),
        ships: this.#ships(),
        spots: this.#spots(),
        trades: replaced(BUILDINGS, buildings, (old, row) => this.#building(old, row)).flatMap(
          each => each.faces,
        ),
        plans: replaced(PLANS, plans, (old, row) => this.#plan(old, row)),
        names: this.#names,
      },
    }
    const whole: Tables = { ...tables, planPiles: pilesOf(tables.plans) }
    return {
      tables: look.problems.length === 0 ? whole : BUILT_IN,
      text: look.problems.length === 0 ? this.#written() : '',
      name,
    }
  }

  /** The rows of a part that are given, each with an id of ours. */
  #rows(part: string, ours: readonly { readonly id: string }[], known: readonly string[]): readonly Row[] {
    const given = this.#file[part]
    if (given === undefined) return []
    const list = this.#look.list(part, given, 0, ours.length) ?? []
    const rows: Row[] = []
    for (const [i, value] of list.entries()) {
      const at = `${part}[${i}]`
      const fields = this.#look.fields(at, value, ['id', ...known])
      const id = fields && this.#look.text(`${at}.id`, fields.id)
      if (!fields || id === null) continue
      if (!ours.some(each => each.id === id))
        this.#look.wrong(`${at}.id`, 'unknown-id', { id: id.slice(0, 40) })
      else if (rows.some(([other]) => other === id)) this.#look.wrong(`${at}.id`, 'id-twice', { id })
      else rows.push([id, fields, at])
    }
    return rows
  }

  /** In every language, or not at all. */
  #name(part: keyof OwnNames, [id, { name }, at]: Row): void {
    if (name === undefined) return
    const place = `${at}.name`
    const fields = this.#look.fields(place, name, LANGS)
    if (!fields) return
    const words = LANGS.map(lang => [
      lang,
      this.#look.name(below(place, lang), fields[lang], MOST_PIECE_NAME),
    ])
    this.#names[part].set(id, Object.fromEntries(words) as Named)
  }

  #card(old: Card, row: Row): Card {
    const [, fields, at] = row
    const look = this.#look
    this.#name('cards', row)
    const wanted = old.kind === TREASURY ? ['event', 'power'] : ['influence', 'effects']
    for (const key of ['influence', 'effects', 'event', 'power']) {
      if (fields[key] !== undefined && !wanted.includes(key)) {
        look.wrong(below(at, key), 'unknown-field', { known: ['id', 'name', ...wanted].join(', ') })
      }
    }
    if (old.kind === TREASURY) {
      const event = effects(look, below(at, 'event'), fields.event, 'event')
      const lasting = power(look, below(at, 'power'), fields.power, 'card')
      return event && lasting ? { ...old, event: event.effects, power: lasting } : old
    }
    const influence = look.number(below(at, 'influence'), fields.influence, 0, MOST_ICONS)
    const bottom = effects(look, below(at, 'effects'), fields.effects, 'noble')
    if (influence === null || !bottom) return old
    return { ...old, influence, bottom: bottom.effects, penalty: bottom.codes[0]?.startsWith('-') ?? false }
  }

  #tile(old: ClergyTile, row: Row): ClergyTile {
    const [, fields, at] = row
    this.#name('clergy', row)
    const own = power(this.#look, below(at, 'power'), fields.power, 'tile')
    const wigs = this.#look.number(below(at, 'wigs'), fields.wigs, 0, MOST_BACK_WIGS)
    return own && wigs !== null ? { ...old, power: own, wigs } : old
  }

  #decree(old: Decree, row: Row): Decree {
    const [, fields, at] = row
    this.#name('decrees', row)
    const own = formula(this.#look, below(at, 'formula'), fields.formula)
    const max = this.#look.number(below(at, 'most'), fields.most, 0, MOST_DECREE_WIGS)
    const { notForTwo = false } = fields
    if (typeof notForTwo !== 'boolean') this.#look.wrong(below(at, 'notForTwo'), 'not-yes-or-no')
    return own && max !== null ? { ...old, formula: own, max, manyOnly: notForTwo === true } : old
  }

  #building(old: (typeof BUILDINGS)[number], row: Row): { readonly faces: readonly (readonly number[])[] } {
    const [, fields, at] = row
    this.#name('buildings', row)
    const faces = ARCHITECTS.map(architect => this.#trades(below(at, architect), fields[architect]))
    return { faces: faces.map((face, i) => face ?? old.faces[i] ?? []) }
  }

  /** One or two trades. */
  #trades(at: string, value: unknown): readonly number[] | null {
    if (value === undefined) return this.#look.wrong(at, 'missing')
    const list = this.#look.list(at, value, 1, 2)
    if (!list) return null
    const goods = list.map((word, i) => this.#look.word(`${at}[${i}]`, word, GOODS))
    if (goods.length === 2 && goods[0] !== null && goods[0] === goods[1])
      return this.#look.wrong(at, 'same-twice')
    return goods.every(good => good !== null) ? goods.map(good => GOODS.indexOf(good)) : null
  }

  /** The architect of a plan in a pile is that of the pile. */
  #plan(old: Plan, [, fields, at]: Row): Plan {
    const officials = this.#look.number(below(at, 'officials'), fields.officials, 1, MOST_OFFICIALS)
    const own = fields.architect
    const architect = own === undefined ? null : this.#look.word(below(at, 'architect'), own, ARCHITECTS)
    if (own !== undefined && !old.starting && architect && ARCHITECTS.indexOf(architect) !== old.architect) {
      const known = ARCHITECTS[old.architect] ?? ''
      this.#look.wrong(below(at, 'architect'), 'bad-word', { word: architect, known })
    }
    return {
      ...old,
      officials: officials ?? old.officials,
      architect: architect ? ARCHITECTS.indexOf(architect) : old.architect,
    }
  }

  #ships(): Tables['ships'] {
    const { ships } = this.#file
    if (ships === undefined) return SHIPS
    const fields = this.#look.fields('ships', ships, DECKS)
    const seals = DECKS.map(deck => {
      const given = fields?.[deck]
      return given === undefined ? null : this.#look.number(below('ships', deck), given, 0, MOST_ICONS)
    })
    return SHIPS.map(ship => ({ ...ship, influence: seals[ship.colour] ?? ship.influence }))
  }

  #spots(): Tables['spots'] {
    const { eastC } = this.#file
    if (eastC === undefined) return SPOTS
    const reward = effects(this.#look, 'eastC', eastC, 'spot')?.effects
    return SPOTS.map(spot => (spot.id === EAST_C && reward ? { ...spot, reward } : spot))
  }

  /** The file without spaces, its fields and rows in our order. */
  #written(): string {
    const order = [
      'format',
      'name',
      ...PARTS,
      'id',
      ...LANGS,
      'influence',
      'effects',
      'event',
      'power',
      'wigs',
    ]
    const keys = [...order, 'formula', 'most', 'notForTwo', ...ARCHITECTS, 'architect', 'officials', ...DECKS]
    const inOrder = (value: unknown): unknown => {
      if (typeof value === 'string') return value.normalize('NFC').trim()
      if (Array.isArray(value)) return value.map(inOrder)
      if (typeof value !== 'object' || value === null) return value
      const fields = value as Fields
      return Object.fromEntries(keys.flatMap(key => (key in fields ? [[key, inOrder(fields[key])]] : [])))
    }
    const byId = (rows: unknown, ours: readonly { readonly id: string }[]): unknown =>
      Array.isArray(rows) ? ours.flatMap(({ id }) => rows.filter(row => row?.id === id)) : undefined
    const { cards, clergy, decrees, buildings, plans } = this.#file
    const sorted = {
      ...this.#file,
      cards: byId(cards, CARDS),
      clergy: byId(clergy, CLERGY),
      decrees: byId(decrees, DECREES),
      buildings: byId(buildings, BUILDINGS),
      plans: byId(plans, PLANS),
    }
    return JSON.stringify(inOrder(sorted))
  }
}

function replaced<T extends { readonly id: string }, R>(
  ours: readonly T[],
  rows: readonly Row[],
  read: (old: T, row: Row) => R,
): (T | R)[] {
  const given = new Map(rows.map(row => [row[0], row]))
  return ours.map(old => {
    const row = given.get(old.id)
    return row ? read(old, row) : old
  })
}
