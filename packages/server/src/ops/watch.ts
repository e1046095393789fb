import { announcement } from '../house.ts'
import type { Hub, Log } from '../live/hub.ts'
import type { Store } from '../store/store.ts'

const EVERY = 2_000

/** Admins work in processes of their own: what they decide is noticed here within seconds. */
export function watchHouse(store: Store, hub: Pick<Hub, 'announce'>, log: Log): () => void {
  let told: string | null | undefined
  const look = async (): Promise<void> => {
    const text = await announcement(store.house)
    if (text !== told && told !== undefined) hub.announce(text)
    told = text
  }
  const timer = setInterval(() => {
    look().catch(error => log.error({ err: error }, 'the house cannot be read'))
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
