import type { Sql } from './sql.ts'

const LEASED = 'leased '
/** Times are compared as texts of so many digits. */
const WIDTH = 15
const digits = (at: number): string => String(Math.ceil(at)).padStart(WIDTH, '0')

export const settingReads = {
  async get(sql: Sql, key: string): Promise<string | null> {
    const [row] = await sql.all<{ value: string }>('select value from house where key = ?', key)
    return row?.value ?? null
  },

  async under(sql: Sql, prefix: string): Promise<Map<string, string>> {
    const text = 'select key, value from house where substr(key, 1, ?) = ? order by key'
    const found = await sql.all<{ key: string; value: string }>(text, prefix.length, prefix)
    return new Map(found.map(({ key, value }) => [key, value]))
  },

  /** The latest first. */
  audits(sql: Sql, limit: number): Promise<{ at: number; who: string; what: string }[]> {
    return sql.all('select at, who, what from audits order by id desc limit ?', limit)
  },
}

export const settingWrites = {
  async set(sql: Sql, key: string, value: string | null): Promise<void> {
    if (value === null) await sql.run('delete from house where key = ?', key)
    else {
      const text =
        'insert into house (key, value) values (?, ?) on conflict (key) do update set value = excluded.value'
      await sql.run(text, key, value)
    }
  },

  async settle(sql: Sql, key: string, value: string): Promise<string> {
    await sql.run('insert into house (key, value) values (?, ?) on conflict (key) do nothing', key, value)
    return (await settingReads.get(sql, key)) ?? value
  },

  async lease(sql: Sql, key: string, holder: string, now: number, until: number): Promise<boolean> {
    const text = `insert into house (key, value) values (?, ?) on conflict (key) do update set value = excluded.value
      where substr(house.value, 1, ${WIDTH}) <= ? or substr(house.value, ${WIDTH + 2}) = ?`
    return (await sql.run(text, LEASED + key, `${digits(until)} ${holder}`, digits(now), holder)) > 0
  },

  async release(sql: Sql, key: string, holder: string): Promise<void> {
    await sql.run(`delete from house where key = ? and substr(value, ${WIDTH + 2}) = ?`, LEASED + key, holder)
  },

  async audit(sql: Sql, at: number, who: string, what: string): Promise<void> {
    const text = `insert into audits (id, at, who, what)
      values ((select coalesce(max(id), 0) + 1 from audits), ?, ?, ?)`
    await sql.run(text, at, who, what)
  },
}
