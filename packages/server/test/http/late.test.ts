import type { Me } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { changePassword, renewRecovery } from '../../src/accounts/account.ts'
import type { AccountDeps } from '../../src/accounts/caller.ts'
import type { Passwords } from '../../src/accounts/passwords.ts'
import { signIn } from '../../src/accounts/sign-in.ts'
import { accountAt, cheapPasswords, guestAt, newDevice, openTestServer, PASSWORD } from './test-server.ts'

/* Working out a password takes a while; whoever was slower than another one decided on what is not true any more. */

const OTHER = 'other words now'

/** Ana's account after a new password, and the dependencies of somebody who had looked at it before. */
async function changedAccount() {
  const server = await openTestServer()
  const ana = await accountAt(server, 'Ana')
  const { people } = server.store
  const before = await people.byKey('ana')
  const [session] = await people.sessions(before?.id ?? '')
  if (!before || !session) throw new Error('Ana is not there')
  await ana.ask('POST', '/password', { old: PASSWORD, new: OTHER })
  const accounts: AccountDeps = {
    people: { ...people, byKey: async () => before },
    clock: () => server.now,
    acceptable: () => true,
    passwords: cheapPasswords,
  }
  return { server, accounts, caller: { person: before, session } }
}

test('whoever was about to sign in with the former password stays outside', async () => {
  const { server, accounts, caller } = await changedAccount()
  const outdated = await signIn(accounts, { name: 'Ana', password: PASSWORD }, '')
  expect(outdated).toMatchObject({ ok: false, trouble: { code: 'wrong-sign-in' } })
  expect(await accounts.people.sessions(caller.person.id)).toHaveLength(1)
  await server.close()
})

test('nor is the former password good for another one or for a recovery code by then', async () => {
  const { server, accounts, caller } = await changedAccount()
  const wrong = { ok: false, trouble: { code: 'wrong-password' } }
  expect(await renewRecovery(accounts, caller, PASSWORD)).toMatchObject(wrong)
  expect(await changePassword(accounts, caller, { old: PASSWORD, new: 'mine from now on' })).toMatchObject(
    wrong,
  )
  const { recovery, password } = (await accounts.people.byId(caller.person.id)) ?? {}
  expect(recovery).toBeNull()
  expect(await cheapPasswords.matches(OTHER, password ?? null)).toBe(true)
  await server.close()
})

test('a recovery code used twice at once opens once', async () => {
  const server = await openTestServer()
  const ana = await accountAt(server, 'Ana')
  const { code } = (await ana.ask<{ code: string }>('POST', '/recovery', { password: PASSWORD })).body
  const answers = await Promise.all(
    ['this is the first', 'and here the second'].map(password =>
      newDevice(server).ask('POST', '/recover', { name: 'Ana', code, password }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  await server.close()
})

test('a guest who makes three accounts at once has one, and is told so', async () => {
  const server = await openTestServer()
  const guest = await guestAt(server, 'Ana')
  const names = ['Berta', 'Carla', 'Dora']
  const made = await Promise.all(
    names.map(name => guest.ask<Me>('POST', '/account', { name, password: PASSWORD })),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = made.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body.problem.code)).toEqual(['has-account', 'has-account'])
  await server.close()
})

/** Something that is waited for until it is given. */
function signal(): { readonly given: Promise<void>; give(): void } {
  let give = (): void => {}
  const given = new Promise<void>(resolve => {
    give = resolve
  })
  return { given, give: () => give() }
}

test('a guest who goes while their account is being made is gone, and so is the account', async () => {
  const [begun, gone] = [signal(), signal()]
  const hash: Passwords['hash'] = async password => {
    begun.give()
    await gone.given
    return cheapPasswords.hash(password)
  }
  const server = await openTestServer({ passwords: { ...cheapPasswords, hash } })
  const guest = await guestAt(server, 'Ana')
  const cookie = guest.cookie
  const making = guest.ask('POST', '/account', { name: 'Berta', password: PASSWORD })
  await begun.given
  const second = newDevice(server)
  second.cookie = cookie
  expect((await second.ask('DELETE', '/me', { password: '' })).status).toBe(200)
  gone.give()
  expect((await making).body.problem.code).toBe('sign-in-first')
  const { status } = await newDevice(server).ask('POST', '/signin', { name: 'Berta', password: PASSWORD })
  expect(status).toBe(401)
  await server.close()
})
