import { SET_FLAGS } from '@ludoteca/shelf'
import { bad, good, type Result } from './problem.ts'
import type { CliText } from './text/index.ts'

export type Command = keyof CliText['help']['command']
type FlagText = keyof CliText['help']['flag']

interface FlagSpec {
  readonly takes: 'value' | 'values' | 'nothing'
  readonly explain: FlagText
}

interface CommandSpec {
  /** What must come after the command. */
  readonly needs: 'game' | 'file' | null
  /** More words may follow. */
  readonly rest: boolean
  readonly flags: Readonly<Record<string, FlagSpec>>
}

/** Whether a command line starts the server: it says so, says nothing, or has nothing but options of the server. */
export const startsServer = ([first, ...rest]: readonly string[]): boolean =>
  first === undefined ||
  first === 'serve' ||
  (first.startsWith('-') &&
    ![first, ...rest].some(word => word === '-h' || word === '--help' || isCommand(word)))

const isCommand = (word: string): boolean => Object.hasOwn(COMMANDS, word)

const value = (explain: FlagText): FlagSpec => ({ takes: 'value', explain })
const everywhere = {
  lang: value('lang'),
  help: { takes: 'nothing', explain: 'help' },
} as const satisfies Record<string, FlagSpec>
const stored = { data: value('data'), database: value('database') } as const
const setup = {
  seed: value('seed'),
  option: { takes: 'values', explain: 'option' },
  ...Object.fromEntries([...SET_FLAGS.values()].map(flag => [flag, value('set')])),
} satisfies Record<string, FlagSpec>

export const COMMANDS: Readonly<Record<Command, CommandSpec>> = {
  serve: { needs: null, rest: true, flags: everywhere },
  play: {
    needs: 'game',
    rest: false,
    flags: { seats: value('seats'), solo: value('solo'), ...setup, load: value('load'), ...everywhere },
  },
  sim: {
    needs: 'game',
    rest: false,
    flags: {
      seats: value('simSeats'),
      games: value('games'),
      ...setup,
      json: { takes: 'nothing', explain: 'json' },
      usage: { takes: 'nothing', explain: 'usage' },
      ...everywhere,
    },
  },
  arena: {
    needs: null,
    rest: false,
    flags: {
      game: value('arenaGame'),
      seats: value('arenaSeats'),
      bots: value('arenaBots'),
      games: value('games'),
      time: value('time'),
      iterations: value('iterations'),
      ladder: { takes: 'nothing', explain: 'ladder' },
      jobs: value('jobs'),
      solo: value('solo'),
      ...setup,
      ...everywhere,
    },
  },
  bot: {
    needs: null,
    rest: false,
    flags: {
      room: value('room'),
      token: value('token'),
      'token-file': value('tokenFile'),
      cmd: value('cmd'),
      game: value('botGame'),
      tables: value('tables'),
      time: value('botTime'),
      ...everywhere,
    },
  },
  replay: { needs: 'file', rest: false, flags: { at: value('at'), ...everywhere } },
  review: {
    needs: 'file',
    rest: false,
    flags: {
      steps: value('steps'),
      json: { takes: 'nothing', explain: 'json' },
      write: { takes: 'nothing', explain: 'write' },
      ...everywhere,
    },
  },
  puzzle: {
    needs: 'game',
    rest: false,
    flags: {
      day: { takes: 'nothing', explain: 'day' },
      theme: value('theme'),
      grade: value('grade'),
      id: value('id'),
      ...everywhere,
    },
  },
  rules: { needs: 'game', rest: true, flags: everywhere },
  set: { needs: 'game', rest: true, flags: everywhere },
  admin: {
    needs: null,
    rest: true,
    flags: {
      ...stored,
      days: value('days'),
      clear: { takes: 'nothing', explain: 'clear' },
      ...everywhere,
    },
  },
  verify: { needs: null, rest: false, flags: { ...stored, ...everywhere } },
  backup: {
    needs: null,
    rest: true,
    flags: { ...stored, keep: value('keep'), drill: { takes: 'nothing', explain: 'drill' }, ...everywhere },
  },
  restore: { needs: null, rest: true, flags: { data: value('data'), ...everywhere } },
  migrate: {
    needs: null,
    rest: false,
    flags: { from: value('from'), to: value('to'), data: value('data'), ...everywhere },
  },
  help: { needs: null, rest: true, flags: everywhere },
}

export const commandNames = Object.keys(COMMANDS) as Command[]

/** A command line, taken apart but not yet understood. */
export interface Line {
  readonly command: Command
  /** The game or file; empty when help is asked for. */
  readonly subject: string
  readonly rest: readonly string[]
  flag(name: string): string | null
  all(name: string): readonly string[]
  has(name: string): boolean
}

export function parseLine(argv: readonly string[]): Result<Line> {
  const [first = 'help', ...others] = argv
  if (first.startsWith('--lang')) {
    // `ludoteca --lang zh play …` reads naturally too.
    const taken = first === '--lang' ? 2 : 1
    return parseLine([argv[taken] ?? 'help', ...argv.slice(0, taken), ...argv.slice(taken + 1)])
  }
  const given = first === '-h' || first === '--help' ? 'help' : first
  if (!commandNames.includes(given as Command)) {
    return bad('unknown-command', { given, known: commandNames.join(', ') })
  }
  const command = given as Command
  const split = splitFlags(command, others)
  if (!split.ok) return split
  const { words, flags } = split.value
  const spec = COMMANDS[command]
  const subject = spec.needs === null ? '' : (words.shift() ?? '')
  const extra = words[0]
  if (extra !== undefined && !spec.rest) return bad('extra-argument', { given: extra, command })
  return good({
    command,
    subject,
    rest: words,
    flag: name => flags.get(name)?.at(-1) ?? null,
    all: name => flags.get(name) ?? [],
    has: name => flags.has(name),
  })
}

function splitFlags(
  command: Command,
  args: readonly string[],
): Result<{ words: string[]; flags: Map<string, string[]> }> {
  const known = COMMANDS[command].flags
  const words: string[] = []
  const flags = new Map<string, string[]>()
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string
    const match = arg === '-h' ? ['', 'help'] : /^--([^=]*)(?:=(.*))?$/s.exec(arg)
    if (!match) {
      words.push(arg)
      continue
    }
    const name = match[1] ?? ''
    const spec = Object.hasOwn(known, name) ? known[name] : undefined
    const names = Object.keys(known).map(each => `--${each}`)
    if (!spec) return bad('unknown-flag', { command, given: arg, known: names.join(', ') })
    if (spec.takes === 'nothing') {
      if (match[2] !== undefined) return bad('unwanted-value', { flag: `--${name}` })
      flags.set(name, [])
      continue
    }
    const next = match[2] ?? args[++i]
    if (next === undefined || next === '') return bad('missing-value', { flag: `--${name}` })
    flags.set(name, [...(flags.get(name) ?? []), next])
  }
  return good({ words, flags })
}
