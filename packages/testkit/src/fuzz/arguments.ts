import { parseArgs } from 'node:util'
import { type AnyGame, fill, type Options, resolveOptions } from '@ludoteca/engine'
import { en } from '@ludoteca/engine/text/en'
import type { Wish } from '../setups.ts'

export interface FuzzArguments {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly laws: 'all' | 'fast'
  readonly seats: number | null
  readonly options: Options | null
}

/** Something a person typed makes no sense; the message says what. */
export class Misuse extends Error {}

const USAGE =
  'npm run fuzz -- --game NAME [--games N] [--seats N] [--seed TEXT] [--option id=value …] [--laws all|fast]'

export function readArguments(argv: readonly string[]): FuzzArguments {
  const { values } = parse(argv)
  if (values.game === undefined) throw new Misuse(`Say which game: ${USAGE}`)
  const laws = values.laws ?? 'all'
  if (laws !== 'all' && laws !== 'fast') throw new Misuse(`--laws is “all” or “fast”, not “${laws}”.`)
  return {
    game: values.game,
    games: wholeNumber('--games', values.games ?? '100'),
    seed: values.seed ?? 'fuzz',
    laws,
    seats: values.seats === undefined ? null : wholeNumber('--seats', values.seats),
    options: values.option ? readOptions(values.option) : null,
  }
}

function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...argv],
      options: {
        game: text,
        games: text,
        seats: text,
        seed: text,
        laws: text,
        option: { type: 'string', multiple: true },
      },
    })
  } catch (error) {
    throw new Misuse(
      `${error instanceof Error ? error.message.split(/\. |\.?\n/)[0] : error}. Usage: ${USAGE}`,
    )
  }
}

function wholeNumber(flag: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Misuse(`${flag} is a whole number from 1 on, not “${text}”.`)
  return Number(text)
}

function readOptions(given: readonly string[]): Options {
  return Object.fromEntries(
    given.map(text => {
      const split = text.indexOf('=')
      if (split < 1) throw new Misuse(`--option is written id=value, not “${text}”.`)
      return [text.slice(0, split), text.slice(split + 1)]
    }),
  )
}

/** What the arguments ask of each table, checked against the game. */
export function wishFor(game: AnyGame, { seats, options }: FuzzArguments): Wish {
  const { min, max } = game.seats
  if (seats !== null && (seats < min || seats > max))
    throw new Misuse(`${game.id} is for ${min} to ${max} players, not ${seats}.`)
  for (let n = seats ?? min; options && n <= (seats ?? max); n++) {
    const resolved = resolveOptions(game, n, options)
    if (resolved.ok) continue
    const { reason, ...params } = resolved.problem
    throw new Misuse(fill(en.option[reason], params))
  }
  return { ...(seats !== null && { seats }), ...(options && { options }) }
}
