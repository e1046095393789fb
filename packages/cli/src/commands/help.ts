import { LEVELS } from '@ludoteca/bots'
import { type AnyGame, type AnyText, defaultOf, fill, type Lang } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { hang, padEnd, width, wrap } from '@ludoteca/terminal-kit/width.ts'
import { COMMANDS, type Command, commandNames } from '../args.ts'
import { bad } from '../problem.ts'
import type { Terminal } from '../terminal/terminal.ts'
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
  if (shelved) gameOptions(await shelved.rules(), await shelved.text[lang](), wordsOf(lang), terminal)
  return null
}

async function overview(lang: Lang, terminal: Terminal): Promise<void> {
  const words = wordsOf(lang)
  terminal.out(terminal.paint('bold', words.help.intro))
  terminal.out(`\n${words.help.commands}`)
  explained(
    commandNames.map(name => [name, words.help.command[name]]),
    terminal,
  )
  terminal.out(`\n${words.help.games}`)
  const games = shelf.map(async ({ id, text }): Promise<Entry> => {
    const { name, tagline } = await text[lang]()
    return [id, `${name} · ${tagline}`]
  })
  explained(await Promise.all(games), terminal)
  terminal.out(`\n${words.help.more}`)
}

function oneCommand(command: Command, words: CliText, terminal: Terminal): void {
  for (const line of wrap(words.help.usage[command], terminal.columns))
    terminal.out(terminal.paint('bold', line))
  terminal.out(words.help.command[command])
  terminal.out(`\n${words.help.flags}`)
  const levels = LEVELS.join(words.comma)
  const flags = Object.entries(COMMANDS[command].flags)
  explained(
    flags.map(([name, { explain }]) => [`--${name}`, fill(words.help.flag[explain], { levels })]),
    terminal,
  )
}

type Entry = readonly [term: string, explanation: string]

/** Terms under each other, and beside them what they mean. */
function explained(entries: readonly Entry[], { out, columns }: Terminal, indent = '  '): void {
  const widest = Math.max(...entries.map(([term]) => width(term)))
  for (const [term, explanation] of entries) {
    for (const line of hang(`${indent}${padEnd(term, widest)}  `, explanation, columns)) out(line)
  }
}

/** `ludoteca play <game> --help` also tells what can be changed about that game. */
function gameOptions(game: AnyGame, text: AnyText, words: CliText, terminal: Terminal): void {
  terminal.out(`\n${fill(words.help.gameOptions, { name: text.name })}`)
  for (const spec of game.options) {
    const option = text.options[spec.id]
    terminal.out(`  ${terminal.paint('bold', spec.id)}  ${option?.name ?? ''}`)
    for (const line of wrap(option?.explain ?? '', terminal.columns, '      ')) terminal.out(line)
    const values = spec.values.map((value): Entry => {
      const mark = value === defaultOf(spec) ? ` (${words.help.isDefault})` : ''
      return [`${value}${mark}`, option?.values[value]?.name ?? '']
    })
    explained(values, terminal, '      ')
  }
}
