import type { Level } from '@ludoteca/protocol'
import type { Log, Thinkers } from '../live/door.ts'
import type { Room } from '../live/room.ts'
import type { Moment } from '../table/decision.ts'
import { actForBot } from '../table/playing.ts'
import { botOf, type Table, troubleOf, turnOf } from '../table/state.ts'
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
}

/** Lets bots and guardians play where they are on turn. */
export class Driver {
  private readonly busy = new Set<Room>()
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
    if (!this.thinks || this.stopped || this.busy.has(room)) return
    const task = taskAt(room, this.turns !== null)
    if (!task) return
    this.busy.add(room)
    this.take(room, task).then(
      mine => {
        this.busy.delete(room)
        if (mine) room.post(() => this.consider(room))
      },
      error => {
        this.busy.delete(room)
        if (!this.stopped) this.log.error({ err: error, table: room.id }, 'a bot could not move')
      },
    )
  }

  /** What is being thought about is thought about again when the house opens. */
  stop(): void {
    this.stopped = true
  }

  /** False: another node thinks here. */
  private async take(room: Room, task: Task): Promise<boolean> {
    const { turns } = this
    if (turns && !(await healing(room, () => turns.take(room.id, task.seq)))) return false
    await this.play(room, task)
    if (turns) await healing(room, () => turns.giveBack(room.id))
    return true
  }

  private async play(room: Room, task: Task): Promise<void> {
    const since = performance.now()
    const text = await this.choose(room, task)
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
  private async choose(room: Room, { game, view, seat, level }: Task): Promise<string> {
    try {
      return await this.bots.think(game.id, view, seat, level, room.id)
    } catch (error) {
      if (this.stopped) throw error
      this.log.error({ err: error, table: room.id, seat, level }, 'a bot failed; an easy one decides')
      return this.bots.think(game.id, view, seat, 'easy', room.id)
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

/** `shared`: people may look on from other nodes. */
function taskAt({ table, watches }: Room, shared: boolean): Task | null {
  if (!table?.match || !table.game || troubleOf(table)) return null
  const seat = turnOf(table)
  const level = seat === null ? null : botOf(table, seat)
  if (seat === null || level === null) return null
  const { match, game } = table
  return {
    game,
    view: game.witness(match.state, seat),
    seat,
    level,
    steps: match.steps.length,
    seq: table.seq,
    paced: table.terms.pace.kind !== 'days' && (shared || watches.size > 0),
  }
}
