import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { Choices, Lobby, Me, NewToken } from '@ludoteca/protocol'
import { afterEach, expect, test } from 'vitest'
import { Room } from '../../src/bot/room.ts'
import { sayTo } from '../../src/bot/say.ts'

const PASSWORD = 'four words or so'
const WAIT = { timeout: 60_000, interval: 50 }
const { open } = useFolders()
/** What a test leaves behind, the latest first. */
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A program that plays with so much patience, and somebody who invites it. */
async function guestsOfDice(command: string) {
  const server = await open()
  ends.push(() => server.close())
  const owner = new Visitor(server.url)
  await owner.ask('POST', '/guest', { name: 'Dice' })
  await owner.ask<Me>('POST', '/account', { name: 'Dice', password: PASSWORD })
  await owner.ask('PUT', '/me/program', { password: PASSWORD })
  const asked = { label: 'test', scope: 'play', password: PASSWORD }
  const { token } = await owner.ask<NewToken>('POST', '/me/tokens', asked)
  let said = ''
  const err = (text: string): void => {
    said += text
  }
  const say = sayTo({ err }, 'en')
  const rules = { command, games: null, tables: 1, most: 200, patience: 0 }
  const room = new Room({ room: new URL(server.url), token, say, ...rules })
  ends.push(() => room.stop())
  const host = new Visitor(server.url)
  await host.ask('POST', '/guest', { name: 'Host' })
  await host.connect()
  const invite = async (): Promise<string> => {
    const { id } = await host.ask<{ id: string }>('POST', '/tables', TERMS)
    await host.does(id, { do: 'invite', name: 'Dice' })
    return id
  }
  const seatedAt = async (): Promise<string[]> =>
    (await owner.ask<Lobby>('GET', '/lobby')).mine.map(table => table.id)
  return { owner, host, invite, seatedAt, said: () => said }
}

test('a table that does not begin makes room for another invitation', async () => {
  const { invite, seatedAt, said } = await guestsOfDice('exit')
  const first = await invite()
  await expect.poll(said, WAIT).toContain(`${first}: sits down`)
  const second = await invite()
  await expect.poll(said, WAIT).toContain(`${second}: sits down`)
  expect(said()).toContain(`${first}: has not begun`)
  expect(await seatedAt()).toEqual([second])
}, 120_000)

test('a game in which nobody moves makes room for another table, and is played on when somebody does', async () => {
  const { owner, host, invite, seatedAt, said } = await guestsOfDice('node examples/bots/dice.mjs')
  const first = await invite()
  await expect.poll(said, WAIT).toContain(`${first}: sits down`)
  await expect.poll(async () => (await host.tries(first, { do: 'start' })).type, WAIT).toBe('done')
  const choices = (who: Visitor): Promise<Choices> => who.ask<Choices>('GET', `/tables/${first}/choices`)
  await expect.poll(async () => (await choices(host)).legal, WAIT).not.toEqual([])
  const second = await invite()
  await expect.poll(said, WAIT).toContain(`${second}: sits down`)
  expect(said()).toContain(`${first}: the others have not moved`)
  expect((await seatedAt()).toSorted()).toEqual([first, second].toSorted())
  const { steps } = await choices(host)
  const turnOf = async (): Promise<Choices> => {
    const now = await choices(host)
    if (now.legal.length === 0) return now
    await host.does(first, { do: 'act', steps: now.steps, lines: [now.legal[0] ?? ''] })
    return choices(host)
  }
  // The host moves until it is the program's turn, and that moves in its turn.
  await expect.poll(async () => (await turnOf()).steps, WAIT).toBeGreaterThan(steps + 4)
  expect((await choices(owner)).seat).toBe(1)
}, 120_000)
