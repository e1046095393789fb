import { GAME_LENGTHS, type GameLength } from '@ludoteca/protocol/figures'

/** What is looked for, as the address of the page says it; what is empty is anything. */
export interface Sought {
  readonly game: string
  readonly seats: string
  readonly length: GameLength | ''
  /** Options and their values: `nobles.on rules.text`. */
  readonly options: string
  readonly tournament: string
  readonly player: string
  readonly against: string
  readonly result: 'won' | 'lost' | ''
  /** Days as fields for a date write them, the last one included. */
  readonly from: string
  readonly to: string
}

export const ANYTHING: Sought = {
  game: '',
  seats: '',
  length: '',
  options: '',
  tournament: '',
  player: '',
  against: '',
  result: '',
  from: '',
  to: '',
}

const FIELDS = Object.keys(ANYTHING) as (keyof Sought)[]
const DAY = /^\d{4}-\d\d-\d\d$/

/** What an address asks for; what makes no sense is left out. */
export function readSought(search: string): Sought {
  const asked = new URLSearchParams(search)
  const said = (field: keyof Sought): string => asked.get(field) ?? ''
  const one = <V extends string>(field: keyof Sought, of: readonly V[]): V | '' =>
    of.find(each => each === said(field)) ?? ''
  const day = (field: keyof Sought): string => (DAY.test(said(field)) ? said(field) : '')
  return fitting({
    ...ANYTHING,
    game: said('game'),
    seats: one('seats', ['2', '3', '4', '5']),
    length: one('length', GAME_LENGTHS),
    options: said('options'),
    tournament: said('tournament'),
    player: said('player'),
    against: said('against'),
    result: one('result', ['won', 'lost']),
    from: day('from'),
    to: day('to'),
  })
}

/** Options belong to a game; opponents and results to a player. */
export const fitting = (sought: Sought): Sought => ({
  ...sought,
  ...(sought.game === '' && { options: '' }),
  ...(sought.player === '' && { against: '', result: '' as const }),
})

const written = (values: readonly (readonly [string, string])[]): string => {
  const given = values.filter(([, value]) => value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([field, value]) => [field, value]))}`
}

/** The same as an address of the page. */
export const writeSought = (sought: Sought): string => written(FIELDS.map(field => [field, sought[field]]))

/** Midnight here at the beginning of a day, or of the day after it. */
const midnight = (day: string, after = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = new Date(year, month - 1, date + after).getTime()
  return Number.isFinite(at) && at >= 0 ? String(at) : ''
}

/** The same as a question to the server, with the games after a place. */
export function asked(sought: Sought, after = ''): string {
  const { from, to, ...rest } = sought
  return `/archive${written([
    ...Object.entries(rest),
    ['from', from === '' ? '' : midnight(from)],
    ['until', to === '' ? '' : midnight(to, 1)],
    ['after', after],
  ])}`
}

/** The value that is looked for of an option; empty: any. */
export function optionIn(options: string, id: string): string {
  const found = options.split(' ').find(each => each.startsWith(`${id}.`))
  return found?.slice(id.length + 1) ?? ''
}

export function withOption(options: string, id: string, value: string): string {
  const others = options.split(' ').filter(each => each !== '' && !each.startsWith(`${id}.`))
  return [...others, ...(value === '' ? [] : [`${id}.${value}`])].join(' ')
}
