import { z } from 'zod'
import { MAX_CHAT } from './figures.ts'
import type { TableSummary } from './http.ts'

/*
 * For hosts of the server alone.
 *
 *   GET    /admin                                    -> ServerFacts
 *   PUT    /admin/announcement  AnnouncementBody     -> {}
 *   PUT    /admin/rest          RestBody             -> {}
 */
export const AnnouncementBody = z.strictObject({ text: z.string().trim().min(1).max(MAX_CHAT).nullable() })
export const RestBody = z.strictObject({ on: z.boolean() })

/**
 * Where time goes: a move from its arrival until it is on disk and sent on; the disk's part of it; a bot from being
 * asked to its answer; an answer under /api; how late the process itself is.
 */
export const STAGES = ['move', 'commit', 'think', 'request', 'loop'] as const
export type Stage = (typeof STAGES)[number]

/** Something that took long. Times are milliseconds. */
export interface SlowSpot {
  readonly at: number
  readonly took: number
  readonly table: string | null
  /** A route, or a bot's game and level; empty where the stage says it all. */
  readonly what: string
}

/** How long one stage took lately, in milliseconds. */
export interface StageFacts {
  readonly stage: Stage
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly slowest: readonly SlowSpot[]
}

/** A node, as it told last. Sizes are bytes. */
export const NodeFacts = z.object({
  id: z.string(),
  /** Machine and process. */
  name: z.string(),
  role: z.enum(['web', 'bots', 'all']),
  version: z.string(),
  started: z.number(),
  seen: z.number(),
  memory: z.number(),
  heap: z.number(),
  /** Live lines. */
  lines: z.number(),
  /** Tables in memory. */
  tables: z.number(),
  /** Decisions of bots that wait for a thread. */
  botsWaiting: z.number(),
})
export type NodeFacts = z.infer<typeof NodeFacts>

/** A warning or an error of the log. */
export interface LoggedProblem {
  readonly at: number
  readonly grave: boolean
  readonly text: string
  readonly why: string | null
  readonly table: string | null
}

/** A table being played; `pages` look at it on this node. */
interface LiveTable extends TableSummary {
  readonly pages: number
}

/** How the server is. */
export interface ServerFacts {
  readonly now: number
  /** The node that answers first. */
  readonly nodes: readonly NodeFacts[]
  /** How long the store took to answer just now. */
  readonly store: { readonly kind: 'sqlite' | 'postgres'; readonly answered: number }
  /** Over the last so many milliseconds, on the node that answers. */
  readonly span: number
  readonly stages: readonly StageFacts[]
  /** The latest moved first. */
  readonly tables: readonly LiveTable[]
  /** The latest first. */
  readonly problems: readonly LoggedProblem[]
  readonly announcement: string | null
  readonly resting: boolean
}
