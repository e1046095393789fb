import type { Level } from '@ludoteca/protocol'
import type { Asked, Log, Thinkers } from '../live/door.ts'
import type { Room } from '../live/room.ts'
import type { Moment } from '../table/decision.ts'
import { actForBot } from '../table/playing.ts'
import { botOf, decidesAlone, type Table, troubleOf, turnOf } from '../table/state.ts'
import { TooBusy, Unwanted } from './pool.ts'
import type { Wish } from './queue.ts'
import type { Turns } from './turns.ts'

/** Where people look on, bots move no faster than they can follow. */
const PACE_MS = 600

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
  private readonly busy = new Map<Room, Going>()
  private readonly bots: Thinkers
  private readonly log: Log
  private readonly moment: (room: Room) => Promise<Moment>
  private readonly pace: number
  private readonly thinks: boolean
  private readonly turns: Turns | null
  private stopped = false

  constructor(around: {
    bots: Thinkers
    log: Log
    moment: (room: Room) => Promise<Moment>
    pace: number | undefined
    thinks: boolean
    /** Null: no other node could think for the same bot. */
    turns: Turns | null
  }) {
    this.bots = around.bots
    this.log = around.log
    this.moment = around.moment
    this.pace = around.pace ?? PACE_MS
    this.thinks = around.thinks
    this.turns = around.turns
  }

  isBusy(room: Room): boolean {
    return this.busy.has(room)
  }

  /** After every change of a table, and when its turn to be looked after has come. Inside the room's queue. */
  consider(room: Room): void {
    if (!this.thinks || this.stopped) return
    const going = this.busy.get(room)
    if (going) return isStill(room, going.task) ? undefined : going.unwanted.abort()
    const task = taskAt(room, this.turns !== null)
    if (!task) return
    const begun: Going = { task, unwanted: new AbortController() }
    this.busy.set(room, begun)
    this.take(room, begun).then(
      mine => {
        this.busy.delete(room)
        if (mine) room.post(() => this.consider(room))
      },
      error => {
        this.busy.delete(room)
        if (this.stopped) return
        if (error instanceof Unwanted) room.post(() => this.consider(room))
        // The store hands it out again.
        else if (error instanceof TooBusy) this.log.warn({ table: room.id }, 'a bot has to wait: too many do')
        else this.log.error({ err: error, table: room.id }, 'a bot could not move')
      },
    )
  }

  /** What is being thought about is thought about again when the house opens. */
  stop(): void {
    this.stopped = true
    for (const { unwanted } of this.busy.values()) unwanted.abort()
  }

  /** False: another node thinks here. */
  private async take(room: Room, going: Going): Promise<boolean> {
    const { turns } = this
    if (turns && !(await healing(room, () => turns.take(room.id, going.task.seq)))) return false
    const over = await this.play(room, going).catch((error: unknown) => error)
    if (over && !isPutOff(over)) throw over
    if (turns) await healing(room, () => turns.giveBack(room.id))
    if (over) throw over
    return true
  }

  private async play(room: Room, going: Going): Promise<void> {
    const { task } = going
    const since = performance.now()
    const text = await this.choose(room, going)
    const rest = this.pace - (performance.now() - since)
    if (task.paced && rest > 0) await new Promise(resume => setTimeout(resume, rest))
    if (this.stopped) return
    const answer = await healing(room, () =>
      room.run(async () => {
        const moment = await this.moment(room)
        return room.commit(table => actForBot(table, task.seat, task.steps, text, moment))
      }),
    )
    if (answer.type === 'refused' && answer.refusal.rule !== 'stale') throw new Error(answer.refusal.rule)
  }

  /** A bot that fails is replaced by an easier one for this decision. */
  private async choose(room: Room, { task, unwanted }: Going): Promise<string> {
    const { game, view, seat, level } = task
    const asked: Asked = { ...task.wish, unwanted: unwanted.signal }
    try {
      return await this.bots.think(game.id, view, seat, level, room.id, asked)
    } catch (error) {
      if (this.stopped || isPutOff(error)) throw error
      this.log.error({ err: error, table: room.id, seat, level }, 'a bot failed; an easy one decides')
      return this.bots.think(game.id, view, seat, 'easy', room.id, asked)
    }
  }
}

/** A table whose store has failed is looked after soon, and its bots with it. */
async function healing<T>(room: Room, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    room.heal()
    throw error
  }
}

/** Nothing has failed: it is asked for again later, or not wanted any more. */
const isPutOff = (error: unknown): boolean => error instanceof TooBusy || error instanceof Unwanted

/** The bot that thinks is still to decide about the same position. */
const isStill = ({ table }: Room, { seat, steps }: Task): boolean =>
  !!table && turnOf(table) === seat && table.match?.steps.length === steps

/** A game is its only player's, or its host's. */
function wishAt({ seats, host }: Table): Wish {
  const people = seats.flatMap(seat => (decidesAlone(seat) ? [seat.person as string] : []))
  const [only] = people
  return { person: only !== undefined && people.length === 1 ? only : host, people: people.length }
}

/** `shared`: people may look on from other nodes. */
function taskAt({ table, watches }: Room, shared: boolean): Task | null {
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
