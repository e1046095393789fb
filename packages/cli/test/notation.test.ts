import type { GameEvent } from '@ludoteca/engine'
import {
  type Action,
  type AnyGame,
  act,
  below,
  type Match,
  pick,
  type Rng,
  rngFrom,
  startMatch,
} from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { type Choice, choicesOf, find } from '../src/play/choices.ts'
import { fullMenu } from '../src/play/menu.ts'
import { plainLine, readEntry } from '../src/play/notation.ts'

type AnyMatch = Match<object, Action, GameEvent>

const wide = (text: string): string =>
  text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000')

/** The same line as somebody else would type it. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  text => text,
  text => `  ${text.replaceAll(' ', '   ')} `,
  text => text.replaceAll(' ', '\t'),
  text => wide(text),
  text => text.replaceAll(' ', '\u00a0'),
]

/** Lines that are nearly a notation: begun, gone on, twisted. */
function near(text: string, rng: Rng): string[] {
  const cut = below(rng, text.length)
  const words = text.split(' ')
  return [
    text.slice(0, cut),
    `${text}${pick(rng, ['0', '1', ' 1', 'x', ' +', '/0'])}`,
    [...words].reverse().join(' '),
    `${words.slice(0, -1).join(' ')} ${[...(words.at(-1) ?? '')].reverse().join('')}`,
    words.slice(1).join(' '),
  ]
}

interface Spot {
  readonly match: AnyMatch
  readonly choices: Choice[]
}

async function gameOf(id: string) {
  const shelved = findGame(id)
  if (!shelved) throw new Error(id)
  const game: AnyGame = await shelved.rules()
  return { game, text: await shelved.text.en() }
}

/** Some positions of a random game, and every notation that was possible in any of them. */
async function walk(id: string, steps: number): Promise<{ game: AnyGame; spots: Spot[]; all: string[] }> {
  const { game, text } = await gameOf(id)
  const options = Object.fromEntries(game.options.map(spec => [spec.id, spec.values.at(-1) ?? '']))
  for (const spec of game.options)
    if (spec.seats && !spec.seats.includes(3)) options[spec.id] = spec.values[0] ?? ''
  const match = startMatch(game, { seats: 3, options, seed: 'typed' })
  const rng = rngFrom(`typed ${id}`)
  const spots: Spot[] = []
  const all = new Set<string>()
  for (let i = 0; i < steps; i++) {
    const seat = game.turn(match.state)
    if (seat === null) break
    const legal = game.legal(match.state)
    for (const action of legal) all.add(game.write(action))
    if (i % 24 === 0) {
      const view = game.view(match.state, seat)
      spots.push({ match: { ...match }, choices: choicesOf(game, text, view, legal) })
    }
    act(match, seat, [pick(rng, legal)])
  }
  return { game, spots, all: [...all] }
}

describe.each(shelf.map(({ id }) => id))('%s: a typed line', id => {
  test('plays exactly the action it names, or nothing', async () => {
    const { game, spots, all } = await walk(id, 240)
    const rng = rngFrom(`lines ${id}`)
    let chosen = 0
    let refused = 0
    for (const { choices } of spots) {
      const menu = fullMenu(choices, {})
      const open = new Set(choices.map(choice => choice.notation))
      const lines = [
        ...Array.from({ length: 12 }, () => pick(rng, choices).notation),
        ...Array.from({ length: 12 }, () => pick(rng, all)),
      ]
      for (const line of lines.flatMap(each => [each, ...near(each, rng)])) {
        for (const spell of SPELLINGS) {
          const typed = spell(line)
          const found = find(game, typed, menu)
          const named = game.read(plainLine(typed))
          if (named) {
            // What the notation says, or the refusal of that very action.
            const notation = game.write(named)
            if (open.has(notation)) {
              expect(found, typed).toMatchObject({ kind: 'chosen', choice: { notation } })
              chosen++
            } else {
              expect(found, typed).toEqual({ kind: 'refused', action: named })
              refused++
            }
          } else if (found.kind === 'chosen') {
            // Not in the words of the notation: its number, its whole label, or other letters' case.
            const { notation, label } = found.choice
            const plain = plainLine(typed).toLowerCase()
            expect(
              [notation.toLowerCase(), label.toLowerCase()].includes(plain) || /^\d+$/.test(plain),
              typed,
            ).toBe(true)
          }
        }
      }
    }
    expect(chosen).toBeGreaterThan(300)
    expect(refused).toBeGreaterThan(300)
  })

  test('means the same in small and in capital letters', async () => {
    const { game, all } = await walk(id, 120)
    const rng = rngFrom(`case ${id}`)
    for (let i = 0; i < 100; i++) {
      const text = pick(rng, all)
      const action = game.read(text)
      for (const typed of [text, text.toLowerCase(), text.toUpperCase()]) {
        const read = readEntry(game, typed)
        expect(read && game.write(read), typed).toBe(action && game.write(action))
      }
    }
  })
})

test('an occupied square is refused though a longer square begins like it', async () => {
  const { game, text } = await gameOf('tigris-euphrates')
  const options = Object.fromEntries(game.options.map(spec => [spec.id, spec.values[0] ?? '']))
  const match = startMatch(game, { seats: 3, options, seed: 'square' })
  const view = game.view(match.state, game.turn(match.state) ?? 0)
  const choices = choicesOf(game, text, view, game.legal(match.state))
  const menu = fullMenu(choices, {})
  const [letter = ''] = choices.flatMap(each => /^tile (.) K10$/.exec(each.notation)?.[1] ?? [])
  expect(find(game, `tile ${letter} K1`, menu)).toMatchObject({ kind: 'refused' })
  expect(find(game, `tile ${letter} K10`, menu)).toMatchObject({ kind: 'chosen' })
})
