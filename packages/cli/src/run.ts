import { isLang, LANGS } from '@ludoteca/engine'
import { type Command, parseLine } from './args.ts'
import type { Run } from './commands/context.ts'
import { spokenFlag, systemLang } from './lang.ts'
import { bad, inWords, type Problem } from './problem.ts'
import { calledAs } from './self.ts'
import type { Terminal } from './terminal/terminal.ts'

/** Each command is loaded when it is called. */
const COMMANDS: Readonly<Record<Command, () => Promise<Run>>> = {
  // main.ts starts the server before it comes to this; what is left is to explain it.
  serve: async () => (await import('./commands/help.ts')).help,
  play: async () => (await import('./commands/play.ts')).play,
  sim: async () => (await import('./commands/sim.ts')).sim,
  arena: async () => (await import('./commands/arena.ts')).arena,
  replay: async () => (await import('./commands/replay.ts')).replay,
  review: async () => (await import('./commands/review.ts')).review,
  puzzle: async () => (await import('./commands/puzzle.ts')).puzzle,
  rules: async () => (await import('./commands/rules.ts')).rules,
  bot: async () => (await import('./commands/bot.ts')).bot,
  set: async () => (await import('./commands/set.ts')).set,
  admin: async () => (await import('./commands/admin.ts')).admin,
  verify: async () => (await import('./commands/maintenance.ts')).verify,
  backup: async () => (await import('./commands/maintenance.ts')).backup,
  restore: async () => (await import('./commands/admin.ts')).restore,
  migrate: async () => (await import('./commands/maintenance.ts')).migrate,
  help: async () => (await import('./commands/help.ts')).help,
}

/** Asked for something that does not exist or make sense. */
const MISUSED = 2

/** Understands a command line and carries it out; answers with the exit code. */
export async function run(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const spoken = systemLang(env)
  const wanted = spokenFlag(argv)
  const lang = isLang(wanted) ? wanted : spoken
  const complain = (problem: Problem): number => {
    terminal.err(`${inWords(problem, lang)}\n`)
    return problem.code ?? MISUSED
  }
  if (wanted !== '' && !isLang(wanted)) {
    return complain(bad('unknown-language', { given: wanted, known: LANGS.join(', ') }).problem)
  }
  const line = parseLine(argv)
  if (!line.ok) return complain(line.problem)
  const command = await COMMANDS[line.value.has('help') ? 'help' : line.value.command]()
  const problem = await command({ line: line.value, lang, terminal, self: calledAs(env) })
  return problem ? complain(problem) : 0
}
