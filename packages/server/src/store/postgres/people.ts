import { STAYS } from '../sql/people.ts'
import type { PeopleStore, PersonRow } from '../store.ts'
import { together } from './batch.ts'
import { ask } from './connection.ts'
import type { Connections } from './connections.ts'
import { insist, isLostConnection } from './lost.ts'

interface Asked {
  readonly hash: string
  readonly since: number
  readonly now: number
}

/** Whether sessions still count: asked with every command, so for many at a time. */
export const staysIn = (pool: Connections): ((asked: Asked) => Promise<boolean>) =>
  together(async asked => {
    const since = Math.max(...asked.map(each => each.since))
    const now = Math.min(...asked.map(each => each.now))
    const hashes = asked.map(each => each.hash)
    const { rows } = await insist(
      () => ask<{ hash: string }>(pool, `${STAYS} and s.hash = any(?::text[])`, [since, now, hashes]),
      isLostConnection,
    )
    const found = new Set(rows.map(row => row.hash))
    return asked.map(each => found.has(each.hash))
  })

/** What other nodes have to know at once: who somebody is, and what they may do. */
const TOLD: readonly (keyof PersonRow)[] = ['name', 'password', 'banned', 'program', 'deleted']

type Writes = Pick<PeopleStore, 'change' | 'endSession' | 'endSessions'>

/** The same writes; after each that ends a session or changes what a person may do, the others are told. */
export const tellingPeople = <W extends Writes>(writes: W, tell: (person: string) => void): W => ({
  ...writes,
  async change(id, change, still) {
    const done = await writes.change(id, change, still)
    if (done && TOLD.some(key => key in change)) tell(id)
    return done
  },
  async endSession(person, id) {
    await writes.endSession(person, id)
    tell(person)
  },
  async endSessions(person, except) {
    await writes.endSessions(person, except)
    tell(person)
  },
})
