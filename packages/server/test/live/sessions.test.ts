import { PROTOCOL } from '@ludoteca/protocol'
import { expect, test, vi } from 'vitest'
import type { AccountDeps } from '../../src/accounts/caller.ts'
import { openPasswords } from '../../src/accounts/passwords.ts'
import { startSession, staysWith } from '../../src/accounts/sessions.ts'
import type { PersonRow, Store } from '../../src/store/store.ts'
import { FakeSocket, type Hall, openHall, personOf } from './hall.ts'

/* Whoever may not speak any more is not heard, also by a node that was not told. */

async function withSession(hall: Hall, id: string): Promise<FakeSocket> {
  const accounts: AccountDeps = {
    people: hall.store.people,
    clock: hall.clock,
    acceptable: () => true,
    passwords: openPasswords(10),
  }
  const person = (await hall.store.people.byId(id)) as PersonRow
  const stays = staysWith(accounts, await startSession(accounts, person, ''))
  const line = new FakeSocket()
  hall.hub.attach(line, personOf(id), '', stays)
  line.say({ type: 'hello', protocol: PROTOCOL })
  return line
}

const revocations: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'their sessions have ended': ({ people }) => people.endSessions('bea', null),
  'they are barred': ({ people }) => people.change('bea', { banned: 2_000_000 }),
  'they are deleted': ({ people }) => people.change('bea', { deleted: true }),
}

for (const [why, revoke] of Object.entries(revocations)) {
  test(`a command is not carried out once ${why}`, async () => {
    const hall = await openHall()
    const table = await hall.create('ana')
    const line = await withSession(hall, 'bea')
    line.say({ type: 'do', id: 'message00001', table, command: { do: 'join' } })
    await line.next('done')
    await revoke(hall.store)
    line.say({ type: 'do', id: 'message00002', table, command: { do: 'say', text: 'still here' } })
    await vi.waitFor(() => expect(line.closed).toBe(1012))
    expect((await hall.store.tables.log(table, 0)).join()).not.toContain('still here')
    expect(line.all('refused')).toEqual([])
  })

  test(`a table is not shown once ${why}`, async () => {
    const hall = await openHall()
    const table = await hall.create('bea', { visibility: 'private' })
    const line = await withSession(hall, 'bea')
    await revoke(hall.store)
    line.say({ type: 'watch', table })
    await vi.waitFor(() => expect(line.closed).toBe(1012))
    expect(line.all('update')).toEqual([])
  })

  test(`pages are hung up on when the server looks for what others have done and ${why}`, async () => {
    const hall = await openHall()
    const [bea, ana] = [await withSession(hall, 'bea'), await withSession(hall, 'ana')]
    await revoke(hall.store)
    await hall.hub.resync()
    expect(bea.closed).toBe(1012)
    expect(ana.closed).toBeNull()
  })
}
