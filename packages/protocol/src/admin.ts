import { z } from 'zod'
import { MAX_CHAT } from './figures.ts'
import { TableSummary } from './http.ts'
import { Count, facts, list } from './shapes.ts'

export const AnnouncementBody = z.strictObject({ text: z.string().trim().min(1).max(MAX_CHAT).nullable() })
export const RestBody = z.strictObject({ on: z.boolean() })

/**
 * Where time goes: a move from its arrival until it is on disk and sent on; the disk's part of it; a bot from being
 * asked to its answer; an answer under /api; how late the process itself is.
 */
export const STAGES = ['move', 'commit', 'think', 'request', 'loop'] as const
export type Stage = (typeof STAGES)[number]

/** Something that took long. Times are milliseconds. */
const SlowSpot = facts({
  at: z.number(),
  took: z.number(),
  table: z.string().nullable(),
  /** A route, or a bot's game and level; empty where the stage says it all. */
  what: z.string(),
})
export type SlowSpot = z.infer<typeof SlowSpot>

/** How long one stage took lately, in milliseconds. */
const StageFacts = facts({
  stage: z.enum(STAGES),
  count: Count,
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  slowest: list(SlowSpot),
})
export type StageFacts = z.infer<typeof StageFacts>

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
const LoggedProblem = facts({
  at: z.number(),
  grave: z.boolean(),
  text: z.string(),
  why: z.string().nullable(),
  table: z.string().nullable(),
})
export type LoggedProblem = z.infer<typeof LoggedProblem>

/** A table being played; `pages` look at it on this node. */
const LiveTable = facts({ ...TableSummary.unwrap().shape, pages: Count })

/** How the server is. */
export const ServerFacts = facts({
  now: z.number(),
  /** The node that answers first. */
  nodes: list(NodeFacts),
  /** How long the store took to answer just now. */
  store: facts({ kind: z.enum(['sqlite', 'postgres']), answered: z.number() }),
  /** Over the last so many milliseconds, on the node that answers. */
  span: z.number(),
  stages: list(StageFacts),
  /** The latest moved first. */
  tables: list(LiveTable),
  /** The latest first. */
  problems: list(LoggedProblem),
  announcement: z.string().nullable(),
  resting: z.boolean(),
})
export type ServerFacts = z.infer<typeof ServerFacts>
