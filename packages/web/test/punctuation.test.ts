import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Action, act, below, resolveOptions, rngFrom, startMatch } from '@ludoteca/engine'
import type { AnyScene, Section } from '@ludoteca/page-kit/board/contract.ts'
import { shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { loadPage } from '../src/games/game-page.ts'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

/** Half-width signs that touch a Chinese character, or are only a space away from one. */
const HALF_WIDTH = /\p{Script=Han}[”》）]? ?[,:;!?()]|[,:;)] ?[“《]?\p{Script=Han}/gu

/** What is typed as it stands, taken apart at its commas, or says where a link leads, is no Chinese sentence. */
const TYPED =
  /`[^`]*`|\]\([^)]*\)|<[^>]*>|\w+:\p{Script=Han}+|^\p{Script=Han}+(?:,\p{Script=Han}+)+$|\$\{[^{}]*\}/gu

const signsIn = (text: string): string[] => text.match(HALF_WIDTH) ?? []

/** The words between quotes. */
const quoted = (source: string): string[] =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu)].map(([found]) => found.slice(1, -1))

const files = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/node_modules|dist\/|\/test\//.test(file))
const written = files.filter(file =>
  /(?:\bzh|-zh|\/zh\/\w+|words|coach\/\w[\w-]*|text)\.(?:ts|md)$/.test(file),
)

test('the rule finds what it should', () => {
  expect(signsIn('假发: 3，财政(2)')).toHaveLength(2)
  expect(signsIn('假发：3，财政（2） 2/3, A: 1')).toEqual([])
})

describe('Chinese uses signs of its own', () => {
  test.each(written)('in %s', file => {
    const source = readFileSync(`${PACKAGES}/${file}`, 'utf8')
    const texts = file.endsWith('.md') ? source.split('\n') : quoted(source)
    expect(texts.filter(text => signsIn(text.replaceAll(TYPED, ' ')).length > 0)).toEqual([])
  })
})

const linesOf = ({ title, lines = [], table, sections = [] }: Section): string[] => [
  title,
  ...lines,
  ...(table ? [...table.columns, ...table.rows.flat()] : []),
  ...sections.flatMap(linesOf),
]

test.each(shelf.map(({ id }) => id))('a whole game of %s is told and described in such signs', async id => {
  const box = shelf.find(each => each.id === id)
  const describeIt = (await loadPage(id))?.ui.describe
  if (!box || !describeIt) throw new Error(`nobody describes ${id}`)
  const [game, text] = await Promise.all([box.rules(), box.text.zh()])
  const options = resolveOptions(game, 3, {})
  if (!options.ok) throw new Error('it has no default options')
  const names = ['小安', '阿博', '老陈']
  const who = (seat: number): string => names[seat] ?? ''
  const match = startMatch(game, { seats: 3, seed: 'signs', options: options.options }, names)
  const dice = rngFrom('signs')
  const said = new Set<string>()
  for (let seat = game.turn(match.state), n = 0; seat !== null; seat = game.turn(match.state), n++) {
    const legal = game.legal(match.state)
    said.add(text.prompt(match.state))
    for (const action of legal) said.add(text.action(action, match.state))
    const view = game.view(match.state, seat)
    const scene = { game, text, view, viewer: seat, lang: 'zh', names, who } satisfies AnyScene
    if (n % 25 === 0) for (const line of describeIt(scene).flatMap(linesOf)) said.add(line)
    act(match, seat, [legal[below(dice, legal.length)] as Action])
  }
  for (const { events } of match.steps) for (const event of events) said.add(text.event(event, who) ?? '')
  expect([...said].filter(each => signsIn(each).length > 0)).toEqual([])
})
