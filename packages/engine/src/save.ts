import type { Action, AnyGame, Deal, Setup } from './contract.ts'
import { DEAL } from './deal.ts'
import { type AnyMatch, act, type Entry, rewind, startMatch, undo } from './match.ts'
import { resolveOptions } from './options.ts'
import { sha256 } from './sha256.ts'
import { begunUnder, playsVersion } from './versions.ts'

/**
 * A save file is text: one header line, one line per log entry, one closing line.
 *
 *     ludoteca-save 2 puerto-rico 1 seats=3 deal=2 seed=5eed name0=Ana opt:rules=text
 *     0 role settler
 *     0 undo 1
 *     0 role mayor
 *     - rewind 1
 *     end 4 playing 0/1,0/1,0/1 9f86d081884c7d65
 *
 * A first `seats=` may say who sat where: `seats=person,bot:easy,person seats=3`. Readers that know only numbers
 * take the last one.
 *
 * `position=` is a position set up by hand that the game begins from; programs from before it refuse such a file.
 *
 * The closing line counts the entries, says how the game stands (total/rank by seat) and seals the
 * text above it, so a file that was cut off or damaged is found out. The first format had no `deal`: it was 1.
 * Lines below it that begin with `#` are notes; whoever reads the game skips them.
 */
const MAGIC = 'ludoteca-save'
const FORMAT = 2
const NOTE = '#'
const PERSON = 'person'
const BOT = 'bot:'

export interface SaveProblem {
  /** 1 is the first line. */
  readonly line: number
  readonly reason: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Who sat on a seat: the level of a bot, or null for a person. */
export type Sitter = string | null

export type Loaded =
  | {
      readonly ok: true
      readonly match: AnyMatch
      /** By seat; null where the file does not say. */
      readonly sitters: readonly Sitter[] | null
    }
  | { readonly ok: false; readonly problem: SaveProblem }

const seal = (text: string): string => sha256(text).slice(0, 16)

function result(match: AnyMatch): string {
  const over = match.game.turn(match.state) === null ? 'over' : 'playing'
  const table = match.game.standings(match.state).map(each => `${each.total}/${each.rank}`)
  return `${over} ${table.join(',')}`
}

/** `sitters` by seat, where it is known who sat where. */
export function writeSave(match: AnyMatch, sitters?: readonly Sitter[]): string {
  const { game, setup, names } = match
  const version = setup.version ?? game.version
  const header = [MAGIC, FORMAT, game.id, version]
  if (sitters) header.push(`seats=${sitters.map(writeSitter).join(',')}`)
  header.push(`seats=${setup.seats}`, `deal=${setup.deal ?? DEAL}`)
  header.push(`seed=${encode(setup.seed)}`)
  if (setup.position !== undefined) header.push(`position=${encode(setup.position)}`)
  for (const [seat, name] of names.entries()) header.push(`name${seat}=${encode(name)}`)
  for (const spec of game.options) header.push(`opt:${spec.id}=${encode(setup.options[spec.id] ?? '')}`)
  const lines = [header.join(' ')]
  for (const entry of match.entries) lines.push(writeEntry(game, entry))
  const body = `${lines.join('\n')}\n`
  return `${body}end ${match.entries.length} ${result(match)} ${seal(body)}\n`
}

const writeSitter = (sitter: Sitter): string => (sitter === null ? PERSON : `${BOT}${encode(sitter)}`)

function writeEntry(game: AnyGame, entry: Entry<Action>): string {
  if (entry.kind === 'rewind') return `- rewind ${entry.count}`
  return `${entry.seat} ${entry.kind === 'undo' ? `undo ${entry.count}` : game.write(entry.action)}`
}

class Damage extends Error {
  readonly problem: SaveProblem
  constructor(line: number, reason: string, params: SaveProblem['params'] = {}) {
    super(`line ${line}: ${reason}`)
    this.problem = { line, reason, params }
  }
}

/** The notes of a save file. */
export const notesIn = (save: string): string[] =>
  save
    .split(/\r?\n/)
    .filter(line => line.startsWith(NOTE))
    .map(line => line.slice(NOTE.length))

/** A save file with these notes and no others. */
export function withNotes(save: string, notes: readonly string[]): string {
  const kept = save.split(/\r?\n/).filter(line => line !== '' && !line.startsWith(NOTE))
  return `${[...kept, ...notes.map(note => `${NOTE}${note}`)].join('\n')}\n`
}

/** Reads a save file and plays it through; a damaged or foreign one is refused with its line. */
export function readSave(text: string, games: readonly AnyGame[]): Loaded {
  try {
    return { ok: true, ...load(text, games) }
  } catch (error) {
    if (error instanceof Damage) return { ok: false, problem: error.problem }
    throw error
  }
}

function load(
  text: string,
  games: readonly AnyGame[],
): { match: AnyMatch; sitters: readonly Sitter[] | null } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  while (lines.at(-1) === '' || lines.at(-1)?.startsWith(NOTE)) lines.pop()
  const { match, sitters } = startFrom(lines[0] ?? '', games)
  const end = lines.length - 1
  const closing = /^end (\d+) (.*) ([0-9a-f]{16})$/.exec(lines[end] ?? '')
  if (!closing) throw new Damage(lines.length, 'cut-off')
  for (let i = 1; i < end; i++) addLine(match, lines[i] ?? '', i + 1)
  const body = `${lines.slice(0, end).join('\n')}\n`
  if (Number(closing[1]) !== match.entries.length) {
    throw new Damage(end + 1, 'wrong-count', { said: Number(closing[1]), found: match.entries.length })
  }
  if (closing[3] !== seal(body)) throw new Damage(end + 1, 'wrong-seal')
  if (closing[2] !== result(match))
    throw new Damage(end + 1, 'wrong-result', { said: closing[2] ?? '', found: result(match) })
  return { match, sitters }
}

function startFrom(header: string, games: readonly AnyGame[]) {
  const [magic, format, id, version, ...fields] = header.split(' ')
  if (magic !== MAGIC) throw new Damage(1, 'not-a-save')
  if (format !== '1' && format !== String(FORMAT))
    throw new Damage(1, 'unknown-format', { format: format ?? '' })
  const game = games.find(each => each.id === id)
  if (!game) throw new Damage(1, 'unknown-game', { game: id ?? '' })
  if (!/^\d{1,9}$/.test(version ?? '') || !playsVersion(game, Number(version)))
    throw new Damage(1, 'other-rules', { said: version ?? '', found: game.version })
  const setup: Fields = {
    seats: 0,
    sitters: null,
    position: null,
    seed: '',
    deal: format === '1' ? 1 : null,
    options: {},
  }
  const names: string[] = []
  for (const field of fields) readField(field, setup, names)
  const { deal, sitters, position, ...rest } = setup
  if (deal === null) throw new Damage(1, 'bad-field', { field: 'deal' })
  if (!Number.isInteger(setup.seats) || setup.seats < game.seats.min || setup.seats > game.seats.max) {
    throw new Damage(1, 'bad-seats', { seats: setup.seats, min: game.seats.min, max: game.seats.max })
  }
  if (sitters && sitters.length !== setup.seats) throw new Damage(1, 'bad-field', { field: 'seats' })
  if (names.length > setup.seats) throw new Damage(1, 'bad-field', { field: `name${names.length - 1}` })
  const resolved = resolveOptions(game, setup.seats, setup.options)
  if (!resolved.ok) {
    const { reason, ...params } = resolved.problem
    throw new Damage(1, reason, params)
  }
  const begun: Setup = {
    ...rest,
    deal,
    options: resolved.options,
    ...begunUnder(game, Number(version)),
    ...(position !== null && { position }),
  }
  if (position !== null && game.positions?.problems(begun).length !== 0) throw new Damage(1, 'bad-position')
  const named = Array.from(names, name => name ?? '')
  return { match: startMatch(game, begun, named), sitters }
}

interface Fields {
  seats: number
  sitters: readonly Sitter[] | null
  seed: string
  /** Null until it has been read. */
  deal: Deal | null
  position: string | null
  readonly options: Record<string, string>
}

function readField(field: string, setup: Fields, names: string[]) {
  const split = field.indexOf('=')
  if (split < 0) throw new Damage(1, 'bad-field', { field })
  const key = field.slice(0, split)
  const given = field.slice(split + 1)
  const value = decode(field, given)
  if (key === 'seats' && setup.sitters === null && /^(?:person|bot:)/.test(given))
    setup.sitters = readSitters(field, given)
  else if (key === 'seats') setup.seats = Number(value)
  else if (key === 'seed') setup.seed = value
  else if (key === 'deal' && setup.deal === null && (value === '1' || value === '2'))
    setup.deal = value === '1' ? 1 : 2
  else if (key === 'position' && setup.position === null) setup.position = value
  else if (/^name\d$/.test(key)) names[Number(key.slice(4))] = value
  else if (key.startsWith('opt:')) setup.options[key.slice(4)] = value
  else throw new Damage(1, 'bad-field', { field })
}

const readSitters = (field: string, given: string): Sitter[] =>
  given.split(',').map(each => {
    if (each === PERSON) return null
    if (!each.startsWith(BOT) || each === BOT) throw new Damage(1, 'bad-field', { field })
    return decode(field, each.slice(BOT.length))
  })

/** Half a surrogate pair cannot be encoded; U+FFFD stands for it, as in `sha256`. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

function decode(field: string, value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new Damage(1, 'bad-field', { field })
  }
}

function addLine(match: AnyMatch, text: string, line: number): void {
  const agreed = /^- rewind (\d+)$/.exec(text)
  if (agreed) {
    if (rewind(match, Number(agreed[1]))) throw new Damage(line, 'bad-undo', { text })
    return
  }
  const parts = /^(\d) (.+)$/.exec(text)
  if (!parts) throw new Damage(line, 'unreadable', { text: text.slice(0, 80) })
  const seat = Number(parts[1])
  const what = parts[2] ?? ''
  const back = /^undo (\d+)$/.exec(what)
  if (back) {
    if (undo(match, seat, Number(back[1]))) throw new Damage(line, 'bad-undo', { text: what })
    return
  }
  const action = match.game.read(what)
  if (!action) throw new Damage(line, 'unreadable', { text: what.slice(0, 80) })
  const outcome = act(match, seat, [action])
  if (!outcome.ok) throw new Damage(line, 'illegal', { text: what, rule: outcome.refusal.rule })
}
