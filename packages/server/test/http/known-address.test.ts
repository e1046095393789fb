import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountAt, guestAt, newDevice, openTestServer, PASSWORD, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ limits: true })
})
afterAll(() => server.close())

/** Strangers use up what may be tried for a name from addresses it is not used from. */
function strangersGuess(name: string): void {
  for (let i = 0; i < 60; i++) server.guards.guess(`203.0.113.${i}`, name, 'password')
  expect(server.guards.guess('203.0.113.99', name, 'password')).toMatchObject({ code: 'too-many' })
}

const signIn = async (name: string, address?: string, password = PASSWORD) =>
  (await newDevice(server, 'Firefox', address).ask('POST', '/signin', { name, password })).status

test('who made an account signs in again from there, however much strangers guess', async () => {
  await accountAt(server, 'Maker')
  strangersGuess('Maker')
  expect(await signIn('Maker')).toBe(200)
  expect(await signIn('Maker', '192.0.2.8')).toBe(429)
}, 60_000)

test('so does who came back with a recovery code', async () => {
  const device = await accountAt(server, 'Finder')
  const { body } = await device.ask<{ code: string }>('POST', '/recovery', { password: PASSWORD })
  const password = 'another four words'
  const elsewhere = newDevice(server, 'Firefox', '192.0.2.9')
  const given = { name: 'Finder', code: body.code, password }
  expect((await elsewhere.ask('POST', '/recover', given)).status).toBe(200)
  strangersGuess('Finder')
  expect(await signIn('Finder', '192.0.2.9', password)).toBe(200)
}, 60_000)

test('a guest who makes no account is known nowhere', async () => {
  await guestAt(server, 'Passer')
  strangersGuess('Passer')
  expect(await signIn('Passer')).toBe(429)
})
