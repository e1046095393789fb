import 'fake-indexeddb/auto'
import { type AnyGame, act, pick, resolveOptions, rngFrom, startMatch, writeSave } from '@ludoteca/engine'
import { follow, newTree, PLAYED, rename, withTree } from '@ludoteca/review/tree'
import { findGame } from '@ludoteca/shelf'
import { beforeAll, describe, expect, test } from 'vitest'
import { fragmentOf, textIn } from '../../src/whatif/share/fragment.ts'
import { importBoard, importFragment } from '../../src/whatif/share/import.ts'
import { boardsOf, keptBoard } from '../../src/whatif/store.ts'
import { tryFrom } from '../../src/whatif/try-from.ts'

/** What a stranger might put into a link: raw deflate of anything. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `w1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`
}

describe('a text in a link', () => {
  test('comes back as it was', async () => {
    for (const text of ['a', '分支：先建造 🏛️\n', 'x'.repeat(100_000)])
      expect(await textIn((await fragmentOf(text)) ?? '')).toBe(text)
  })

  test('is safe to paste', async () => {
    expect(await fragmentOf('分支 ÿÿÿ>>>???')).toMatch(/^w1\.[\w-]+$/)
  })

  test('is refused when it would be too long', async () => {
    const rng = rngFrom('noise')
    const noise = Array.from({ length: 40_000 }, () => pick(rng, [...'abcdefghijklmnopqrstuvwxyz0123456789']))
    expect(await fragmentOf(noise.join(''))).toBeNull()
  })

  test('what unfolds to more than any save file is dropped', async () => {
    const bomb = await packed('0'.repeat(8_000_000))
    expect(bomb.length).toBeLessThan(16_000)
    expect(await textIn(bomb)).toBeNull()
  })

  test('what is no link of ours, cut off or damaged is none', async () => {
    const whole = (await fragmentOf('ludoteca-save 2 toy and so on, long enough to be compressed')) ?? ''
    const notText = `w1.${Buffer.from([0x01, 0x02, 0x00, 0xfd, 0xff, 0xff, 0xff]).toString('base64url')}`
    for (const odd of [
      '',
      'w1.',
      'w2.AAAA',
      whole.slice(3),
      whole.slice(0, -4),
      'w1.%%%',
      'w1.A',
      `w1.${'A'.repeat(20_000)}`,
      notText,
    ])
      expect(await textIn(odd), odd.slice(0, 20)).toBeNull()
  })
})

test('a seat that the rules play is left to them', async () => {
  const lisboa = (await findGame('lisboa')?.rules()) as AnyGame
  const { seats, option, value } = lisboa.alone ?? { seats: 0, option: '', value: '' }
  const options = resolveOptions(lisboa, seats, { [option]: value })
  if (!options.ok) throw new Error('nobody plays alone')
  const match = startMatch(lisboa, { seats, options: options.options, seed: 'alone' })
  const address = await tryFrom(match, { at: 0, own: null, back: '/' })
  const players = (await keptBoard(address.split('/').at(-1) ?? ''))?.players ?? []
  const automatic = lisboa.automatic?.(match.setup.options) ?? []
  expect(automatic.length).toBeGreaterThan(0)
  for (const [seat, { kind }] of players.entries())
    expect(kind).toBe(automatic.includes(seat) ? 'rules' : 'human')
})

const resolved = (game: AnyGame) => {
  const options = resolveOptions(game, 3, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  return options.options
}

describe('what is opened', () => {
  let save: string
  let game: AnyGame

  beforeAll(async () => {
    game = (await findGame('puerto-rico')?.rules()) as AnyGame
    const setup = { seats: 3, options: resolved(game), seed: 'shared' }
    const match = startMatch(game, setup, ['Ana', 'Bo', 'Cy'])
    const other = startMatch(game, setup)
    const rng = rngFrom('choices')
    for (let i = 0; i < 40; i++) act(match, game.turn(match.state) ?? 0, [pick(rng, game.legal(match.state))])
    for (let i = 0; i < 30; i++) act(other, game.turn(other.state) ?? 0, [pick(rng, game.legal(other.state))])
    const way = other.steps.map(step => game.write(step.action))
    const { tree, here } = follow(newTree(match), way, PLAYED)
    save = withTree(writeSave(match), match, { tree: rename(tree, 1, '另一条路'), here })
  })

  const idOf = async (text: string): Promise<string> => {
    const done = await importBoard(text)
    if (!done.ok) throw new Error(JSON.stringify(done.problem))
    return done.id
  }

  test('shows the same lines, by link as by file, and once only', async () => {
    const done = await importFragment((await fragmentOf(save)) ?? '')
    const id = await idOf(save)
    expect(done).toEqual({ ok: true, id })
    const kept = await keptBoard(id)
    expect(kept?.tree.lines.map(line => line.name)).toEqual(['另一条路'])
    expect(kept?.own).toBeNull()
    expect(await boardsOf(kept?.of ?? '')).toHaveLength(1)
  })

  test('a board of the same game that is here already stays as it is', async () => {
    const id = await idOf(save)
    const before = await keptBoard(id)
    const plain = save
      .split('\n')
      .filter(line => !line.startsWith('#'))
      .join('\n')
    const other = await idOf(`${plain}`)
    expect(other).not.toBe(id)
    expect(await keptBoard(id)).toEqual(before)
  })

  test('however many links are opened, no board of one’s own makes room for them', async () => {
    const setup = { seats: 3, options: resolved(game), seed: 'many' }
    const own = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        tryFrom(startMatch(game, setup, [`own ${n}`]), { at: 0, own: null, back: '/' }),
      ),
    )
    for (let n = 0; n < 50; n++) await idOf(writeSave(startMatch(game, setup, [`brought ${n}`])))
    for (const address of own) expect(await keptBoard(address.split('/').at(-1) ?? '')).toBeDefined()
  })

  test('what is damaged is refused, and nothing is kept', async () => {
    const count = async () => (await boardsOf((await keptBoard(await idOf(save)))?.of ?? '')).length
    const before = await count()
    const lines = save.replace(/"moves":\["/, '"moves":["nonsense ')
    expect(await importBoard(lines)).toEqual({ ok: false, problem: 'lines' })
    expect(await importFragment(await packed(lines))).toEqual({ ok: false, problem: 'lines' })
    const log = save.replace('name0=Ana', 'name0=Eve')
    expect(await importBoard(log)).toMatchObject({ ok: false, problem: { reason: 'wrong-seal' } })
    expect(await importFragment(await packed('not a save'))).toMatchObject({
      problem: { reason: 'not-a-save' },
    })
    expect(await importFragment('w1.AAAA')).toEqual({ ok: false, problem: 'link' })
    expect(await count()).toBe(before)
  })
})
