import { createHash } from 'node:crypto'
import { tournamentReads } from '../store/sql/tournaments.ts'
import { messageOf } from '../store/trouble.ts'
import { foldAll } from '../tournaments/fold.ts'
import { rowOf } from '../tournaments/row.ts'
import { NEWER } from '../tournaments/state.ts'
import type { End } from './database.ts'
import type { Reason } from './reasons.ts'

const PAGE = 500
/** What lists show of a tournament and its log decides. */
const FACTS = ['phase', 'people'] as const

interface Followed {
  /** The reason why the log cannot be followed or does not agree with the row; null when all is well. */
  readonly why: Reason | null
  /** Equal for equal logs and rows. */
  readonly digest: string
}

export async function tournamentsOf({ sql }: End): Promise<string[]> {
  const found: string[] = []
  for (let after: string | null = null; ; ) {
    const ids: string[] = await tournamentReads.ids(sql, after, PAGE)
    found.push(...ids)
    if (ids.length < PAGE) return found
    after = ids.at(-1) ?? null
  }
}

/** Follows the log of a tournament from the start. */
export async function followTournament({ sql }: End, id: string): Promise<Followed> {
  try {
    const lines = await tournamentReads.log(sql, id, 0)
    const kept = await tournamentReads.row(sql, id)
    const digest = createHash('sha256')
      .update(JSON.stringify([lines, kept]))
      .digest('hex')
    const t = foldAll(lines)
    if (!t) return { why: { key: 'no-beginning' }, digest }
    if (t.damage?.why === NEWER) return { why: { key: 'newer', params: { seq: t.damage.seq } }, digest }
    if (t.damage) return { why: { key: 'no-line', params: { ...t.damage } }, digest }
    if (kept?.seq !== lines.length) {
      const params = { lines: lines.length, kept: kept?.seq ?? 0 }
      return { why: { key: 'other-length', params }, digest }
    }
    const now = rowOf(t)
    const key = FACTS.find(fact => JSON.stringify(now[fact]) !== JSON.stringify(kept[fact]))
    return { why: key ? { key } : null, digest }
  } catch (error) {
    return { why: { key: 'not-followed', params: { why: messageOf(error) } }, digest: '' }
  }
}
