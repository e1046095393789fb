import { plainLine } from '@ludoteca/bots/program'
import { fill, type Lang } from '@ludoteca/engine'
import type { Terminal } from '../terminal/terminal.ts'
import { type CliText, wordsOf } from '../text/index.ts'

type Words = CliText['bot']
type Slips = `slip.${keyof Words['slip'] & string}`
type Key = Exclude<keyof Words, 'slip'> | Slips
type Params = Readonly<Record<string, string | number>>

/** Tells the owner of a program what happens, a line at a time. */
export interface Say {
  (key: Key, params?: Params): void
  text(key: Key, params?: Params): string
}

/** Of anything that a server or a program calls itself or others. */
const MOST_SHOWN = 200

const plainly = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : plainLine(String(value), MOST_SHOWN),
    ]),
  )

const isSlip = (key: Key): key is Slips => key.startsWith('slip.')

export function sayTo(terminal: Pick<Terminal, 'err'>, lang: Lang): Say {
  const words = wordsOf(lang).bot
  const text = (key: Key, params: Params = {}): string =>
    fill(
      isSlip(key) ? words.slip[key.slice('slip.'.length) as keyof Words['slip']] : words[key],
      plainly(params),
    )
  return Object.assign((key: Key, params?: Params) => terminal.err(`${text(key, params)}\n`), { text })
}
