import { LEVELS, MAX_FRAME, PHRASES, PROTOCOL } from '@ludoteca/protocol'
import type { Dice } from './dice.ts'

/** Tables a page may name: honest ones, those where pages of the fuzzer sit, and none. */
export interface Places {
  readonly tables: readonly string[]
  /** Actions that could be taken at one of them in the beginning. */
  readonly actions: readonly string[]
}

const NUMBERS = [0, 1, 2, 7, 8, -1, 0.5, 1e6, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MAX_VALUE]

const anything = (dice: Dice): unknown =>
  dice.pick<() => unknown>([
    () => null,
    () => true,
    () => dice.pick(NUMBERS),
    () => dice.text(50),
    () => 'x'.repeat(dice.below(1000)),
    () => [],
    () => ({}),
    () => [dice.text(5), dice.pick(NUMBERS), null],
    () => ({ [dice.text(10)]: dice.text(10) }),
    () => JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`),
  ])()

const seat = (dice: Dice): number => dice.below(8)
const line = (dice: Dice, actions: readonly string[]): string =>
  dice.once(2)
    ? dice.pick(actions)
    : dice.pick([
        'pass',
        'role settler',
        'tile R K1',
        'swap',
        '? tile R K1',
        'done',
        dice.text(40),
        'x'.repeat(200),
      ])

const pace = (dice: Dice): object =>
  dice.pick([{ kind: 'free' }, { kind: 'days', days: 1 }, { kind: 'live', bank: 600, increment: 5 }])

/** Everything a person can do, with values that are in order as far as they go. */
const COMMANDS: readonly ((dice: Dice, actions: readonly string[]) => object)[] = [
  dice => ({
    do: 'join',
    ...(dice.once(2) && { seat: seat(dice) }),
    ...(dice.once(3) && { code: 'abcdef' }),
  }),
  () => ({ do: 'leave' }),
  dice => ({ do: 'bot', seat: seat(dice), level: dice.pick([null, ...LEVELS.slice(0, 2)]) }),
  dice => ({ do: 'unseat', seat: seat(dice) }),
  () => ({ do: 'start' }),
  (dice, actions) => ({ do: 'act', steps: dice.below(8), lines: [line(dice, actions)] }),
  (dice, actions) => ({
    do: 'act',
    steps: dice.below(8),
    lines: [line(dice, actions), ...dice.some([line(dice, actions)], 3)],
  }),
  dice => ({ do: 'undo', steps: dice.below(5), count: 1 + dice.below(5) }),
  dice => ({ do: 'ask', request: { kind: 'rewind', steps: dice.below(5) } }),
  dice => ({ do: 'ask', request: { kind: 'pace', pace: pace(dice) } }),
  () => ({ do: 'ask', request: { kind: 'abandon' } }),
  dice => ({ do: 'answer', yes: dice.once(2) }),
  dice => ({ do: 'say', text: dice.text(100) || 'x' }),
  dice => ({ do: 'phrase', phrase: dice.pick(PHRASES) }),
  () => ({ do: 'resign' }),
  () => ({ do: 'guard' }),
  () => ({ do: 'return' }),
  () => ({ do: 'rematch' }),
]

/** Some are used again. */
const idOf = (dice: Dice): string => `fuzz${dice.below(dice.once(10) ? 20 : 2 ** 30)}`

const messageOf = (dice: Dice, { tables, actions }: Places): object => {
  const table = dice.pick(tables)
  return dice.pick<() => object>([
    () => ({ type: 'hello', protocol: dice.once(4) ? dice.pick(NUMBERS) : PROTOCOL }),
    () => ({ type: 'watch', table, ...(dice.once(2) && { since: dice.below(100) }) }),
    () => ({ type: 'unwatch', table }),
    () => ({ type: 'lobby', on: dice.once(2) }),
    () => ({ type: 'tournament', id: dice.pick([null, table, dice.text(10)]) }),
    () => ({ type: 'seen', table, seq: dice.below(1000) }),
    () => ({ type: 'ping', at: dice.pick(NUMBERS) }),
    ...Array.from({ length: 8 }, () => () => ({
      type: 'do',
      id: idOf(dice),
      table,
      command: dice.pick(COMMANDS)(dice, actions),
    })),
  ])()
}

/** The same with one thing in it, anywhere, exchanged, lost or added. */
function twist(dice: Dice, message: unknown): unknown {
  if (typeof message !== 'object' || message === null || dice.once(3)) return anything(dice)
  const entries = Object.entries(message)
  if (entries.length === 0 || dice.once(5)) return { ...message, [dice.text(8)]: anything(dice) }
  const [key, value] = dice.pick(entries)
  if (dice.once(4)) return Object.fromEntries(entries.filter(([each]) => each !== key))
  const twisted = twist(dice, value)
  return Array.isArray(message) ? message.with(Number(key), twisted) : { ...message, [key]: twisted }
}

/** One message as a page might send it: in order, nearly so, or not at all. */
export function frameOf(dice: Dice, places: Places): string | Buffer {
  if (dice.once(40)) return dice.bytes(400)
  if (dice.once(80)) return 'x'.repeat(MAX_FRAME - 1 + dice.below(3))
  const message = messageOf(dice, places)
  const text = JSON.stringify(dice.once(8) ? twist(dice, message) : message) ?? ''
  return dice.once(16) ? dice.mutate(Buffer.from(text)).toString('latin1') : text
}

/** What is no frame, or not one that a page may send: odd lengths, codes and flags, no mask, pieces without a beginning. */
export function rawFrames(dice: Dice): Buffer {
  const frames = Array.from({ length: 1 + dice.below(4) }, () => {
    const payload = dice.bytes(140)
    const first = dice.once(2) ? dice.below(256) : dice.pick([0x00, 0x01, 0x02, 0x80, 0x81, 0x88, 0x89, 0x8a])
    const masked = dice.once(5) ? 0 : 0x80
    const said = dice.pick([payload.length, payload.length, 126, 127, 0, 125])
    const length =
      said < 126 ? Buffer.of(masked | said) : Buffer.concat([Buffer.of(masked | said), dice.bytes(8)])
    return Buffer.concat([Buffer.of(first), length, dice.bytes(4), payload])
  })
  return Buffer.concat(frames)
}
