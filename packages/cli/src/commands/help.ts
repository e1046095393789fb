import { LEVELS } from '@ludoteca/bots'
import { type AnyGame, type AnyText, defaultOf, fill, type Lang } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { COMMANDS, type Command, commandNames } from '../args.ts'
import { bad } from '../problem.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { padEnd, wrap } from '../terminal/width.ts'
import { type CliText, wordsOf } from '../text/index.ts'
import type { Run } from './context.ts'

export const help: Run = async ({ line, lang, terminal }) => {
  const asked = line.command === 'help' ? line.rest[0] : line.command
  if (asked === undefined) {
    await overview(lang, terminal)
    return null
  }
  if (!commandNames.includes(asked as Command)) {
    return bad('unknown-command', { given: asked, known: commandNames.join(', ') }).problem
  }
  oneCommand(asked as Command, wordsOf(lang), terminal)
  const shelved = findGame(line.subject)
  if (shelved) gameOptions(await shelved.load(), await shelved.text(lang), wordsOf(lang), terminal)
  return null
}

async function overview(lang: Lang, terminal: Terminal): Promise<void> {
  const words = wordsOf(lang)
  terminal.out(terminal.paint('bold', words.help.intro))
  terminal.out(`\n${words.help.commands}`)
  for (const name of commandNames) terminal.out(`  ${padEnd(name, 8)}${words.help.command[name]}`)
  terminal.out(`\n${words.help.games}`)
  for (const each of shelf) {
    const text = await each.text(lang)
    terminal.out(`  ${padEnd(each.id, 18)}${text.name} · ${text.tagline}`)
  }
  terminal.out(`\n${words.help.more}`)
}

function oneCommand(command: Command, words: CliText, terminal: Terminal): void {
  terminal.out(terminal.paint('bold', words.help.usage[command]))
  terminal.out(words.help.command[command])
  terminal.out(`\n${words.help.flags}`)
  for (const [name, flag] of Object.entries(COMMANDS[command].flags)) {
    terminal.out(
      `  --${padEnd(name, 8)}${fill(words.help.flag[flag.explain], { levels: LEVELS.join(', ') })}`,
    )
  }
}

/** `ludoteca play <game> --help` also tells what can be changed about that game. */
function gameOptions(game: AnyGame, text: AnyText, words: CliText, terminal: Terminal): void {
  terminal.out(`\n${fill(words.help.gameOptions, { name: text.name })}`)
  for (const spec of game.options) {
    const option = text.options[spec.id]
    terminal.out(`  ${terminal.paint('bold', spec.id)}  ${option?.name ?? ''}`)
    for (const line of wrap(option?.explain ?? '', terminal.columns, '      ')) terminal.out(line)
    for (const value of spec.values) {
      const mark = value === defaultOf(spec) ? ` (${words.help.isDefault})` : ''
      terminal.out(`      ${padEnd(`${value}${mark}`, 20)}${option?.values[value]?.name ?? ''}`)
    }
  }
}
