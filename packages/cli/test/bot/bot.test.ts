import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { openProxy } from '@ludoteca/harness/postgres/proxy.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { Lobby, Me, NewToken, Profile, ResultFacts, Scope, Terms } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/shelf'
import { afterEach, describe, expect, test } from 'vitest'
import { nodeFlags } from '../../../../scripts/lib/node.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const main = join(root, 'packages', 'cli', 'src', 'main.ts')
const example = (name: string): string => join(root, 'examples', 'bots', name)
/** How Python 3 is called here, if it is. */
const snake = ['python3', 'python'].find(name =>
  spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('Python 3'),
)
const DICE = `"${process.execPath}" "${example('dice.mjs')}"`
const PYTHON = snake ? `${snake} "${example('dice.py')}"` : DICE
const PASSWORD = 'four words or so'
const RATED: Terms = { ...TERMS, pace: { kind: 'live', bank: 3600, increment: 30 }, rated: true }
const WAIT = { timeout: 240_000, interval: 100 }

const { open } = useFolders()
/** What a test leaves behind, the latest first. */
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function openRoom(...flags: string[]): Promise<string> {
  const server = await open(...flags)
  ends.push(() => server.close())
  return server.url
}

/** An account of a program, and what comes in with its token. */
async function programAt(room: string, name: string, scope: Scope = 'play') {
  const owner = new Visitor(room)
  await owner.ask('POST', '/guest', { name })
  const { id } = await owner.ask<Me>('POST', '/account', { name, password: PASSWORD })
  await owner.ask('PUT', '/me/program', { password: PASSWORD })
  const asked = { label: 'test', scope, password: PASSWORD }
  const { token } = await owner.ask<NewToken>('POST', '/me/tokens', asked)
  const program = new Visitor(room)
  program.token = token
  return { id, token, owner, program }
}

/** `ludoteca bot` in a process of its own, with what it says. */
function play(room: string, token: string, command: string, ...flags: string[]) {
  const child: ChildProcess = spawn(
    process.execPath,
    [...nodeFlags, main, 'bot', '--lang', 'en', '--room', room, '--cmd', command, ...flags],
    { env: { ...process.env, LUDOTECA_TOKEN: token }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const bot = { child, said: '', ended: once(child, 'exit') }
  child.stderr?.setEncoding('utf8').on('data', text => {
    bot.said += text
  })
  ends.push(() => child.kill('SIGKILL'))
  return bot
}

async function tableOf(host: Visitor, terms: Partial<Terms> = {}): Promise<string> {
  return (await host.ask<{ id: string }>('POST', '/tables', { ...RATED, ...terms })).id
}

const resultAt = async (visitor: Visitor, table: string): Promise<ResultFacts | null> => {
  const { finished } = await visitor.ask<Lobby>('GET', '/lobby')
  return finished.find(each => each.id === table)?.result ?? null
}

/** Begins as soon as whoever was invited has come. */
async function begin(host: Visitor, table: string): Promise<void> {
  const started = async () => (await host.tries(table, { do: 'start' })).type
  await expect.poll(started, WAIT).toBe('done')
}

test('two programs play whole rated games of everything there is', async () => {
  const room = await openRoom('--no-limits')
  const [one, two] = [await programAt(room, 'Clay'), await programAt(room, 'Dice')]
  const bots = [play(room, one.token, DICE), play(room, two.token, PYTHON)]
  await one.program.connect()
  for (const { id: game } of shelf) {
    const table = await tableOf(one.program, { game })
    await one.program.does(table, { do: 'invite', name: 'Dice' })
    await begin(one.program, table)
  }
  const rated = async () =>
    (await one.owner.ask<Profile>('GET', `/people/${two.id}`)).ratings.map(each => each.game)
  await expect.poll(async () => (await rated()).sort(), WAIT).toEqual(shelf.map(each => each.id).sort())
  for (const bot of bots) {
    expect(bot.said).not.toMatch(/asked again|refuses|resigns|started again/)
    bot.child.kill('SIGTERM')
    expect(await bot.ended).toEqual([0, null])
  }
}, 300_000)

describe('a program that fails', () => {
  test.each([
    [
      'answers nonsense',
      `if(m.type==='decide')say({type:'action',id:m.id,action:'take 4'})`,
      /“take 4” is not among/,
    ],
    ['ends at every question', `if(m.type==='decide')process.exit(1)`, /is not running; started again/],
    ['says nothing', '', /no answer within \d+ ms/],
  ])('since it %s is told so, and resigns', async (_, body, says) => {
    const room = await openRoom()
    const { token, program, id } = await programAt(room, 'Broken')
    const code = `console.error('token: '+process.env.LUDOTECA_TOKEN);const say=x=>console.log(JSON.stringify(x));require('readline').createInterface({input:process.stdin}).on('line',l=>{const m=JSON.parse(l);if(m.type==='hello')say({type:'ready'});${body}})`
    const bot = play(
      room,
      token,
      `"${process.execPath}" -e "${code.replaceAll('"', '\\"')}"`,
      '--time',
      '200',
    )
    await program.connect()
    const table = await tableOf(program, { game: 'puerto-rico' })
    await program.does(table, { do: 'bot', seat: 1, level: 'random' })
    await begin(program, table)
    await expect.poll(() => bot.said, WAIT).toMatch(says)
    expect(bot.said).toContain('token: undefined')
    await expect.poll(() => bot.said, WAIT).toContain('it resigns')
    await expect.poll(async () => (await resultAt(program, table))?.how, WAIT).toBe('resigned')
    await expect.poll(() => bot.said, WAIT).toContain('over. Place 2 of 2')
    expect((await program.ask<Me>('GET', '/me')).id).toBe(id)
  })
})

test('leaves in good order: a table that has not begun is left, a game waits until the program is back', async () => {
  const room = await openRoom()
  const { token, program } = await programAt(room, 'Patient')
  const host = new Visitor(room)
  await host.ask('POST', '/guest', { name: 'Host' })
  await host.connect()
  const [open, on, other] = [
    await tableOf(host),
    await tableOf(host),
    await tableOf(host, { game: 'lisboa' }),
  ]
  for (const table of [open, on, other]) await host.does(table, { do: 'invite', name: 'Patient' })
  const bot = play(room, token, DICE, '--game', 'tigris-euphrates')
  await expect.poll(() => bot.said, WAIT).toContain(`${other}: declined (lisboa)`)
  await expect.poll(() => bot.said, WAIT).toContain(`${open}: sits down`)
  await begin(host, on)
  await expect.poll(() => bot.said, WAIT).toContain(`${on}: the game is on`)
  bot.child.kill('SIGTERM')
  expect(await bot.ended).toEqual([0, null])
  const mine = (await program.ask<Lobby>('GET', '/lobby')).mine.map(each => each.id)
  expect(mine).toEqual([on])
  const again = play(room, token, DICE)
  await expect.poll(() => again.said, WAIT).toContain(`${on}: the game is on`)
})

test('comes back when the server does', async () => {
  const first = await open()
  const { token } = await programAt(first.url, 'Returning')
  const way = await openProxy(first.url)
  ends.push(() => way.close())
  const bot = play(way.url, token, DICE)
  await expect.poll(() => bot.said, WAIT).toContain('Connected to')
  await first.close()
  await expect.poll(() => bot.said, WAIT).toContain('The connection is lost')
  const room = await openRoom()
  way.leadTo(room)
  await expect.poll(() => bot.said.match(/Connected to/g)?.length, WAIT).toBe(2)
  const program = new Visitor(room)
  program.token = token
  const table = await tableOf(program)
  await expect.poll(() => bot.said, WAIT).toContain(`${table}: sits down`)
})

describe('is not let in', () => {
  test('with a token that is none, or is revoked while it plays', async () => {
    const room = await openRoom()
    const wrong = play(room, `ludoteca_${'a'.repeat(43)}`, DICE)
    expect(await wrong.ended).toEqual([3, null])
    expect(wrong.said).toContain('does not know this token')
    const { token, owner } = await programAt(room, 'Revoked')
    const bot = play(room, token, DICE)
    await expect.poll(() => bot.said, WAIT).toContain('as Revoked')
    const [{ id } = { id: '' }] = await owner.ask<{ id: string }[]>('GET', '/me/tokens')
    await owner.ask('DELETE', `/me/tokens/${id}`)
    expect(await bot.ended).toEqual([3, null])
  })

  test.each([
    [['--room', 'nowhere'], 2],
    [['--cmd', 'x'], 2],
    [['--room', 'http://127.0.0.1:9', '--cmd', 'x', '--token-file', '/no/such/file'], 2],
    [['--room', 'http://127.0.0.1:9', '--cmd', 'x', '--token', 't', '--tables', '0'], 2],
    [['--room', 'http://127.0.0.1:9', '--cmd', 'x', '--token', 't', '--game', 'go'], 2],
  ])('by %j', async (flags, code) => {
    const { status, stderr } = spawnSync(process.execPath, [...nodeFlags, main, 'bot', ...flags], {
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(code)
    expect(stderr).not.toContain('at ')
  })
})
