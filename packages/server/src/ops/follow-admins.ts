import type { Filer } from '../archive/filer.ts'
import type { Hub, Log } from '../live/hub.ts'
import type { Ratings } from '../ratings/record.ts'
import { announcement } from '../settings.ts'
import type { Store } from '../store/store.ts'

const EVERY = 750

/** Admins work in processes of their own: what they do is noticed here within seconds. Returns how to stop. */
export async function followAdmins(
  { settings }: Store,
  hub: Pick<Hub, 'announce' | 'resync'>,
  after: { readonly ratings: Pick<Ratings, 'repair'>; readonly filer: Pick<Filer, 'catchUp'> },
  log: Log,
): Promise<() => void> {
  const latestAct = async (): Promise<string> => JSON.stringify(await settings.audits(1))
  let act = await latestAct()
  let told = await announcement(settings)
  if (told !== null) hub.announce(told)

  async function look(): Promise<void> {
    const text = await announcement(settings)
    if (text !== told) hub.announce(text)
    told = text
    const latest = await latestAct()
    if (latest === act) return
    act = latest
    await hub.resync()
    await after.ratings.repair()
    void after.filer.catchUp()
  }

  const timer = setInterval(() => {
    look().catch(error => log.error({ err: error }, 'the settings cannot be read'))
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
