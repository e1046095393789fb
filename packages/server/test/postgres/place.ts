import { testPostgres } from '@ludoteca/harness/postgres/server.ts'
import pg from 'pg'
import { newId } from '../../src/ids.ts'
import type { Place } from '../store/conformance/places.ts'

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** A database of its own on the server of the tests. */
export async function newDatabase(): Promise<Place> {
  const server = await testPostgres()
  const name = `test_${newId(12).toLowerCase()}`
  await query(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async empty() {
      const tables = await query(url.href, `select tablename from pg_tables where schemaname = 'public'`)
      const names = tables.map(each => each.tablename).filter(each => each !== 'schema_version')
      await query(url.href, `truncate ${names.join(', ')}`)
    },
    async remove() {
      await query(server, `drop database ${name} with (force)`)
    },
  }
}
