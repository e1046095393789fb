import type { Level } from '@ludoteca/protocol'
import type { Asked, Log, Thinkers } from '../live/contract.ts'
import type { LiveTable } from '../live/live-table.ts'
import type { Moment } from '../table/decision.ts'
import { actForBot } from '../table/playing.ts'
import { botOf, decidesAlone, type Table, troubleOf, turnOf } from '../table/state.ts'
import { Idle } from './idle.ts'
import { TooBusy, Unwanted } from './pool.ts'
import type { Wish } from './queue.ts'
import type { Turns } from './turns.ts'

/** Where people look on, bots move no faster than they can follow. */
const PACE_MS = 600
/** In all games together that nobody plays any more, so many moves are made in that time: people's moves are on their way too. */
const IDLE_MOVES = 12

interface Task {
  readonly game: NonNullable<Table['game']>
  readonly view: object
  readonly seat: number
  readonly level: Level
  readonly steps: number
  readonly seq: number
  readonly paced: boolean
  readonly wish: Wish
}

/** A task, and how to say that its answer matters no more. */
interface Going {
  readonly task: Task
  readonly unwanted: AbortController
}

/** Lets bots and guardians play where they are on turn. */
export class Driver {
  private readonly busy = new Map<LiveTable, Going>()
  private readonly bots: Thinkers
  private readonly log: Log
  private readonly moment: (live: LiveTable) => Promise<Moment>
  private readonly pace: number
  private readonly thinks: boolean
  private readonly turns: Turns | null
  private readonly idle: Idle
  private stopped = false

  constructor(deps: {
    bots: Thinkers
    log: Log
    moment: (live: LiveTable) => Promise<Moment>
    pace: number | undefined
    thinks: boolean
    /** Null when no other node can think for the same bot. */
    turns: Turns | null
  }) {
    this.bots = deps.bots
    this.log = deps.log
    this.moment = deps.moment
    this.pace = deps.pace ?? PACE_MS
    this.thinks = deps.thinks
    this.turns = deps.turns
    this.idle = new Idle(this.pace / IDLE_MOVES)
  }

  isBusy(live: LiveTable): boolean {
    return this.busy.has(live)
  }

  /** After every change of a table, and when its turn to be looked after has come. Runs inside the table's queue. */
  consider(live: LiveTable): void {
    if (!this.thinks || this.stopped) return
    const going = this.busy.get(live)
    if (going) return isStill(live, going.task) ? undefined : going.unwanted.abort()
    const task = taskAt(live, this.turns !== null)
    if (!task) return
    const begun: Going = { task, unwanted: new AbortController() }
    this.busy.set(live, begun)
    this.take(live, begun).then(
      mine => {
        this.busy.delete(live)
        if (mine) live.post(() => this.consider(live))
      },
      error => {
        this.busy.delete(live)
        if (this.stopped) return
        if (error instanceof Unwanted) live.post(() => this.consider(live))
        // The store hands the work out again.
        else if (error instanceof TooBusy) this.log.warn({ table: live.id }, 'a bot has to wait: too many do')
        else this.log.error({ err: error, table: live.id }, 'a bot could not move')
      },
    )
  }

  /** Decisions that bots were working on are started again when the server starts. */
  stop(): void {
    this.stopped = true
    for (const { unwanted } of this.busy.values()) unwanted.abort()
  }

  /** Reserves the decision for this node; false when another node has it. */
  private async take(live: LiveTable, going: Going): Promise<boolean> {
    const { turns } = this
    if (turns && !(await healing(live, () => turns.take(live.id, going.task.seq)))) return false
    const over = await this.play(live, going).catch((error: unknown) => error)
    if (over && !isPutOff(over)) throw over
    if (turns) await healing(live, () => turns.giveBack(live.id))
    if (over) throw over
    return true
  }

  private async play(live: LiveTable, going: Going): Promise<void> {
    const { task } = going
    if (task.wish.people === 0) await this.idle.turn()
    if (this.stopped) return
    const since = performance.now()
    const text = await this.choose(live, going)
    const rest = this.pace - (performance.now() - since)
    if (task.paced && rest > 0) await new Promise(resume => setTimeout(resume, rest))
    if (this.stopped) return
    const answer = await healing(live, () =>
      live.run(async () => {
        const moment = await this.moment(live)
        return live.commit(table => actForBot(table, task.seat, task.steps, text, moment))
      }),
    )
    if (answer.type === 'refused' && answer.refusal.rule !== 'stale') throw new Error(answer.refusal.rule)
  }

  /** A bot that fails is replaced by an easier one for this decision. */
  private async choose(live: LiveTable, { task, unwanted }: Going): Promise<string> {
    const { game, view, seat, level } = task
    const asked: Asked = { ...task.wish, unwanted: unwanted.signal }
    try {
      return await this.bots.think(game.id, view, seat, level, live.id, asked)
    } catch (error) {
      if (this.stopped || isPutOff(error)) throw error
      this.log.error({ err: error, table: live.id, seat, level }, 'a bot failed; an easy one decides')
      return this.bots.think(game.id, view, seat, 'easy', live.id, asked)
    }
  }
}

/** Runs work on a live table; when it fails, the table is read again soon, and its bots go on with it. */
async function healing<T>(live: LiveTable, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    live.heal()
    throw error
  }
}

/** Whether nothing has failed: the decision is asked for again later, or not wanted any more. */
const isPutOff = (error: unknown): boolean => error instanceof TooBusy || error instanceof Unwanted

/** Whether the bot is still to decide about the same position. */
const isStill = ({ table }: LiveTable, { seat, steps }: Task): boolean =>
  !!table && turnOf(table) === seat && table.match?.steps.length === steps

/** Whom the bot's turn in the queue is counted for: the only player, or else the host. */
function wishAt({ seats, host }: Table): Wish {
  const people = seats.flatMap(seat => (decidesAlone(seat) ? [seat.person as string] : []))
  const [only] = people
  return { person: only !== undefined && people.length === 1 ? only : host, people: people.length }
}

/** `shared`: people may look on from other nodes. */
function taskAt({ table, watches }: LiveTable, shared: boolean): Task | null {
  if (!table?.match || !table.game || troubleOf(table)) return null
  const seat = turnOf(table)
  const level = seat === null ? null : botOf(table, seat)
  if (seat === null || level === null) return null
  const { match, game } = table
  const wish = wishAt(table)
  return {
    game,
    view: game.witness(match.state, seat),
    seat,
    // Where nobody plays any more, the game only has to come to its end.
    level: wish.people === 0 ? 'easy' : level,
    steps: match.steps.length,
    seq: table.seq,
    wish,
    paced: table.terms.pace.kind !== 'days' && (shared || watches.size > 0),
  }
}
