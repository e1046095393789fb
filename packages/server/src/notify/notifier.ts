import { setTimeout as pause } from 'node:timers/promises'
import type { Notice } from '@ludoteca/protocol'
import type { Hub, Log } from '../live/hub.ts'
import type { PersonRow, PushRow, Store } from '../store/store.ts'
import type { Desk } from '../tournaments/desk.ts'
import { Outbox } from './outbox.ts'
import type { SendPush } from './push.ts'
import { quietFor } from './quiet.ts'
import type { CallWebhook } from './webhook.ts'

/** With several nodes: a person who answers sooner than this was at the table, on another node. */
const BRIEF_MS = 2_000
/** Pages tell what they have seen within a second, and it is written down within another. */
const LOOK_MS = 4_000
/** How exactly the end of quiet hours is kept. */
const RELEASE_MS = 15_000
const AT_ONCE = 100
/** Whoever decides first is told that it is their turn. */
const BEGINS: ReadonlySet<Notice['event']> = new Set(['started', 'round'])
const FAILED = 'a notice failed'

export interface Notifier {
  /** Everything that need not wait for the end of quiet hours has been sent. */
  settled(): Promise<void>
  /** What waits for the end of quiet hours is kept for whoever opens the server next. */
  close(): Promise<void>
}

/** Tells people who are not looking what concerns them, each in the ways they have chosen. */
export function openNotifier(deps: {
  readonly store: Store
  readonly hub: Pick<Hub, 'on' | 'present' | 'turnAt'>
  readonly desk?: Pick<Desk, 'onLate'> | null
  readonly clock: () => number
  /** Where the server is found from outside. */
  readonly origin: string
  readonly push: SendPush
  readonly webhook: CallWebhook
  readonly log: Log
}): Notifier {
  const { store, hub, clock, log } = deps
  const sending = new Set<Promise<void>>()
  const outbox = new Outbox()
  const brief = new Map<NodeJS.Timeout, () => void>()

  function tell(person: string, event: Notice['event'], table: string, game: string): void {
    // Nearly everybody is here at each turn of a live game: nothing is asked of the store for them.
    if (hub.present(table, person)) return
    const path = event === 'organise' ? `/tournaments/${table}` : `/t/${table}`
    const url = new URL(path, deps.origin).href
    const work = consider(person, { event, table, game, url })
      .catch(error => log.error({ err: error, person, table }, FAILED))
      .finally(() => sending.delete(work))
    sending.add(work)
  }

  async function consider(id: string, notice: Notice): Promise<void> {
    if (store.shared && notice.event === 'turn' && (await wasBrief(notice.table, id))) return
    const person = await store.people.byId(id)
    if (!person || person.deleted) return
    const pushes = await store.people.pushes(id)
    if (pushes.length === 0 && person.settings.webhook === null) return
    if (store.shared && notice.event !== 'organise' && (await sawElsewhere(notice.table, id))) return
    const onTurn = (await store.tables.row(notice.table))?.turn === id
    // The turn may have passed while it was quiet; and whoever begins is told so once, not twice.
    if (onTurn ? BEGINS.has(notice.event) : notice.event === 'turn') return
    const { quiet } = person.settings
    const wait = quietFor(quiet, clock())
    const { table, game, event } = notice
    if (wait > 0) return store.people.hold({ table, person: id, event, game, until: clock() + wait })
    if (quiet) await store.people.letGo(table, id)
    return outbox.put(id, table, () =>
      deliver(person, pushes, notice).catch(error => log.error({ err: error, person: id, table }, FAILED)),
    )
  }

  /** Tells what was held back until now, whichever node or process held it. */
  async function release(): Promise<void> {
    for (const { person, event, table, game } of await store.people.takeHeld(clock(), AT_ONCE)) {
      tell(person, event, table, game)
    }
  }

  /** Most turns of a live game are; nothing is asked of the store for them either. */
  async function wasBrief(table: string, id: string): Promise<boolean> {
    await new Promise<void>(resume => {
      const timer = setTimeout(() => {
        brief.delete(timer)
        resume()
      }, BRIEF_MS)
      brief.set(timer, resume)
    })
    const turn = hub.turnAt(table)
    return turn !== undefined && turn !== id
  }

  /** Whoever looks on from another node says so by what they have seen a moment later. */
  async function sawElsewhere(table: string, id: string): Promise<boolean> {
    const seq = await store.tables.head(table)
    await pause(LOOK_MS)
    return (await store.tables.seen(table, id)) >= seq
  }

  async function deliver(person: PersonRow, pushes: readonly PushRow[], notice: Notice): Promise<void> {
    for (const to of pushes) {
      const outcome = await deps.push(to, notice)
      if (outcome === 'gone') await store.people.dropPush(to.endpoint)
      if (outcome === 'failed') log.warn({ person: person.id, table: notice.table }, 'a push was not taken')
    }
    const { webhook } = person.settings
    if (webhook === null) return
    const failure = await deps.webhook(webhook, notice)
    const now = await store.people.byId(person.id)
    if (!now || now.deleted || now.settings.webhook !== webhook) return
    if (failure === null && now.webhookFailure === null) return
    await store.people.change(now.id, { webhookFailure: failure && { at: clock(), why: failure } })
  }

  const ears = [
    deps.desk?.onLate(({ tournament, game, organiser, people }) => {
      for (const { person, table } of people) tell(person, 'late', table, game)
      tell(organiser, 'organise', tournament, game)
    }) ?? (() => {}),
    hub.on('round', ({ table, game, people }) => {
      for (const person of people) tell(person, 'round', table, game)
    }),
    hub.on('turn', ({ table, game, person }) => tell(person, 'turn', table, game)),
    hub.on('started', ({ table, game, people }) => {
      for (const person of people) tell(person, 'started', table, game)
    }),
    hub.on('over', ({ table, terms, people }) => {
      for (const person of people) if (person) tell(person, 'over', table, terms.game)
    }),
  ]
  const timer = setInterval(() => {
    release().catch(error => log.error({ err: error }, 'cannot look for notices that were held back'))
  }, RELEASE_MS)
  timer.unref()
  const settled = async (): Promise<void> => {
    await Promise.all(sending)
  }
  return {
    settled,
    async close() {
      for (const deaf of ears) deaf()
      clearInterval(timer)
      for (const [timer, resume] of brief) {
        clearTimeout(timer)
        resume()
      }
      await settled()
    },
  }
}
