import { allGames } from '@ludoteca/shelf'
import { barring } from './accounts/ban.ts'
import type { AccountDeps } from './accounts/caller.ts'
import { openPasswords } from './accounts/passwords.ts'
import { SESSION_LIFE } from './accounts/sessions.ts'
import { createApp } from './app.ts'
import { openFiler } from './archive/filer.ts'
import { openThinkers } from './bots/pool.ts'
import { bareClock, steadyClock } from './clocks/steady.ts'
import { addApi } from './http/api.ts'
import { limitConnections } from './http/connections.ts'
import { openGuards } from './http/guards.ts'
import { guardHosts, knownHosts } from './http/hosts.ts'
import { keepReview } from './http/reviews.ts'
import { socketAdmission } from './http/socket-admission.ts'
import { newId } from './ids.ts'
import { listen } from './listen.ts'
import { openHub } from './live/hub.ts'
import { CAPS } from './live/limits/shares.ts'
import { serveSockets } from './live/upgrade.ts'
import { openNotifier } from './notify/notifier.ts'
import { leadsOutward } from './notify/outward.ts'
import { pushSender } from './notify/push.ts'
import { webhookCaller } from './notify/webhook.ts'
import { closeAll } from './ops/closing.ts'
import type { Config } from './ops/config.ts'
import type { Mishap } from './ops/ending.ts'
import { followAdmins } from './ops/follow-admins.ts'
import { openLog } from './ops/log.ts'
import { openMetrics } from './ops/metrics.ts'
import { joinNodes, selfAs } from './ops/nodes.ts'
import { overviewOf } from './ops/overview.ts'
import { Pulse } from './ops/pulse.ts'
import { RecentProblems } from './ops/recent-problems.ts'
import { addOps } from './ops/routes.ts'
import { serverSecrets } from './ops/secrets.ts'
import { timedBots, timedStore, timeLoop } from './ops/timed.ts'
import { openRatings } from './ratings/record.ts'
import { openReviewer } from './reviews/reviewer.ts'
import { isMigrating, isResting } from './settings.ts'
import { openStore } from './store/open.ts'
import { openDesk } from './tournaments/desk.ts'
import { wordFilter } from './word-filter.ts'

export type Opened =
  | {
      readonly ok: true
      readonly url: string
      /** Something failed that nobody caught: it is logged and counted. */
      mishap(kind: Mishap, error: unknown): void
      close(): Promise<void>
    }
  | { readonly ok: false; readonly problem: string }

/** The whole server, put together in one place: page, API, sockets, tables, and everything behind them. */
export async function openServer(config: Config, page: string, say: (line: string) => void): Promise<Opened> {
  const { origin, trustProxy, limits, caps = CAPS } = config
  const steady = config.bareClock ? bareClock : steadyClock()
  const clock = steady.now
  const pulse = new Pulse(clock)
  const metrics = openMetrics(pulse)
  const problems = new RecentProblems(clock)
  const log = openLog(config.logLevel, {
    heard(grave, facts, text) {
      problems.note(grave, facts, text)
      if (grave) metrics.failed()
    },
    lost: metrics.unlogged,
  })
  const warn = (text: string): void => log.warn({}, text)
  const store = timedStore(await openStore(config.database, metrics.committed, 'server', warn), pulse)
  if (await isMigrating(store.settings)) {
    await store.close()
    return {
      ok: false,
      problem: 'A migration into this database is not finished: complete it first (ludoteca migrate).',
    }
  }
  const secrets = await serverSecrets(config.data, store).catch(async error => {
    await store.close()
    throw error
  })
  const acceptable = wordFilter(config.words)
  const bots = openThinkers()
  metrics.watchBots(() => bots.waiting)
  const games = await allGames()
  const reviewer =
    config.reviews === 'server' && config.role === 'all'
      ? openReviewer({
          log,
          async keep(table, match, review) {
            await keepReview(store, table, match, review)
          },
        })
      : null

  const hub = openHub({
    store,
    games,
    ...(config.sets && { sets: config.sets }),
    clock,
    onGap: steady.onGap,
    ids: newId,
    log,
    bots: timedBots(reviewer?.yieldTo(bots) ?? bots, pulse),
    role: config.role,
    metrics,
    limits,
    caps,
    acceptable: acceptable,
    async barred(id) {
      if (await isResting(store.settings)) return { rule: 'resting' }
      const person = await store.people.byId(id)
      const trouble = person && barring(person, clock())
      return trouble && { rule: trouble.code, ...(trouble.params && { params: trouble.params }) }
    },
  })

  const self = selfAs(config.role, hub, bots, clock)
  const nodes = await joinNodes(store, self, clock, log)
  const accounts: AccountDeps = { people: store.people, clock, acceptable, passwords: openPasswords() }
  const app = await createApp(page, { trustProxy, log })
  if (limits && !trustProxy) limitConnections(app.server)
  const isKnown = knownHosts(origin, config.hosts)
  guardHosts(app, isKnown)
  const guards = openGuards({ clock, origin, limits, caps })
  const forPeople = config.role !== 'bots'
  const desk = forPeople ? openDesk({ store, hub, games, clock, log }) : null
  if (desk) {
    await addApi(app, {
      store,
      hub,
      accounts,
      log,
      overview: overviewOf({ store, hub, clock, pulse, problems, nodes }),
      guards,
      desk,
      games,
      tournaments: config.tournaments,
      // A node that does not think leaves them to pages.
      reviews: config.reviews === 'server' && !reviewer ? 'browser' : config.reviews,
      reviewer,
      pushKey: secrets.push.publicKey,
      reachable: url => config.allowPrivateWebhooks || leadsOutward(url),
    })
  }
  addOps(app, { store, log, metrics, metricsOpen: config.metricsOpen })
  const stopSockets = forPeople
    ? serveSockets(app.server, {
        hub,
        log,
        ...socketAdmission(accounts, { origin, trustProxy, isKnown }),
        admits: address => guards.socket(address) === null,
        ...(limits ? {} : { perAddress: Number.POSITIVE_INFINITY }),
      })
    : () => {}

  const listening = await listen(app, config.address, say)
  if (!listening.ok) {
    await app.close()
    await desk?.stop()
    await hub.stop()
    await nodes.leave()
    await store.close()
    return listening
  }

  const ratings = openRatings(store, log)
  const filer = openFiler(store, hub, games, log)
  hub.on('over', async ({ table }) => {
    await ratings.record(table)
    await filer.file(table)
  })
  const repaired = ratings
    .repair()
    .catch(error => log.error({ err: error }, 'cannot look for results that were not written down'))
    .then(() => void filer.catchUp())
  const outside = origin ?? listening.url
  const notifier = openNotifier({
    store,
    hub,
    desk,
    clock,
    log,
    origin: outside,
    push: pushSender(secrets.push, outside),
    webhook: webhookCaller({ allowPrivate: config.allowPrivateWebhooks }),
  })
  const stopTiming = timeLoop(pulse)
  const stopWatching = await followAdmins(store, hub, { ratings, filer }, log)
  await store.people.endSessionsUnusedSince(clock() - SESSION_LIFE)
  log.info({ url: listening.url }, 'the server is open')

  return {
    ok: true,
    url: listening.url,
    mishap(kind, error) {
      metrics.mishap(kind)
      log.error({ err: error, kind }, 'nobody caught a failure; the server closes')
    },
    close: () =>
      closeAll(log, [
        stopWatching,
        stopTiming,
        () => desk?.stop(),
        () => reviewer?.stop(),
        () => hub.stop(),
        stopSockets,
        () => app.close(),
        () => notifier.close(),
        () => repaired,
        () => ratings.settled(),
        () => filer.stop(),
        () => nodes.leave(),
        () => store.close(),
        () => steady.stop(),
        () => log.info({}, 'the server is closed'),
      ]),
  }
}
