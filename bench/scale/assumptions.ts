import { z } from 'zod'

const amount = z.number().nonnegative()
const part = z.number().min(0).max(1)

/** What cannot be measured here: who comes and when, what machines are rented and what they cost. All of it can be changed. */
export const Assumptions = z.strictObject({
  /** Where people live: hours from Greenwich, and the part of all. */
  zones: z.array(z.strictObject({ hours: z.number(), part })).default([
    { hours: 8, part: 0.35 },
    { hours: 1, part: 0.35 },
    { hours: -5, part: 0.2 },
    { hours: -8, part: 0.1 },
  ]),
  /** How likely somebody comes in each hour of their own day; only the proportions count. */
  hours: z
    .array(amount)
    .length(24)
    .default([
      2, 1, 0.6, 0.4, 0.4, 0.6, 1.2, 2.4, 3, 3, 3.2, 3.6, 4.6, 4.4, 3.6, 3.6, 4, 5, 6.4, 8.4, 10, 10, 8, 4.6,
    ]),
  /** What people come for: a game with others, one with bots, their turns at tables with days, or to look on. */
  comeFor: z
    .strictObject({ live: part, bots: part, days: part, watch: part })
    .default({ live: 0.3, bots: 0.15, days: 0.4, watch: 0.15 }),
  live: z
    .strictObject({
      /** Tables of two, three, four and five. */
      seats: z.array(amount).length(4).default([3, 4, 3, 1]),
      /** How long people wait for others before bots take the empty seats. */
      patienceSeconds: amount.default(180),
      /** How long a person thinks, one decision with another: most are parts of a turn. */
      thinkSeconds: amount.default(9),
      bot: z.string().default('medium'),
      /** How often somebody who has finished begins another game. */
      again: part.default(0.25),
    })
    .prefault({}),
  days: z.strictObject({ moves: amount.default(8), seconds: amount.default(300) }).prefault({}),
  watch: z.strictObject({ seconds: amount.default(900) }).prefault({}),
  /** Lists, profiles and the like that somebody asks for in a visit. */
  viewsPerVisit: amount.default(6),
  /** Bytes of the page that a visit loads, on average: most have it already. */
  pageBytes: amount.default(200_000),
  node: z
    .strictObject({
      /** A node is one process; it can use little more than one core, and bots the others. */
      cores: z.number().int().positive().default(2),
      memoryMb: amount.default(4_096),
      /** How fast a core is, next to those that were measured on. */
      speed: z.number().positive().default(1),
      monthly: amount.default(30),
      /** Collecting garbage stops a node for so long, once in so many seconds. */
      pauseMs: amount.default(20),
      pauseEvery: z.number().positive().default(10),
    })
    .prefault({}),
  database: z
    .strictObject({
      cores: z.number().int().positive().default(16),
      speed: z.number().positive().default(1),
      /** How long the disk takes to keep a commit, with the way to a standby. */
      syncMs: amount.default(2),
      walMbPerSecond: amount.default(100),
      connections: z.number().int().positive().default(500),
      /** What vacuum may do in a second, in PostgreSQL's own points, and what a page costs it that it has to read and write. */
      vacuumPoints: amount.default(100_000),
      vacuumPage: amount.default(22),
      /** The queue of notices holds so much for a listener that stands still for so long. */
      noticesMb: amount.default(8_192),
      stillSeconds: z.number().positive().default(3_600),
      /** Machines for each database: itself and those that follow it. */
      copies: z.number().int().positive().default(2),
      monthly: amount.default(600),
    })
    .prefault({}),
  /** Money for a gigabyte: kept for a month, and sent to people. */
  storageMonthly: amount.default(0.12),
  traffic: amount.default(0.05),
  /** Between a node and its database, there and back. */
  wayMs: amount.default(0.5),
  /** How much of what there is may be used at the busiest moment; and when one of so many places is gone. */
  use: part.default(0.5),
  useInNeed: part.default(0.8),
  places: z.number().int().min(2).default(3),
  /** How long it may take, when a node is gone, until those who were there see their tables again. */
  backSeconds: z.number().positive().default(5),
  /** How much the time that things take is spread, as a part of the mean. */
  spread: amount.default(1),
  /** After how many days people delete nothing: what the disks must hold. */
  keptDays: amount.default(365),
})
export type Assumptions = z.infer<typeof Assumptions>
