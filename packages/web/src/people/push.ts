import { call } from '../online/api.ts'

/** Where the service worker finds the words for its notifications: it has no settings of its own. */
const PUSH_WORDS = '/push-words'
const WORDS_CACHE = 'ludoteca-words'

export type PushState = 'plain' | 'none' | 'denied' | 'off' | 'on'

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return 'plain'
  if (!canPush() || !(await navigator.serviceWorker.getRegistration())) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) ? 'on' : 'off'
}

/** Keeps the notification's words in the reader's language. */
export async function keepPushWords(words: object): Promise<void> {
  if (!('caches' in window)) return
  const cache = await caches.open(WORDS_CACHE)
  await cache.put(PUSH_WORDS, new Response(JSON.stringify(words)))
}

const base64 = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const key = await call<{ key: string }>('GET', '/push')
  const registration = await navigator.serviceWorker.ready
  if (!key.ok) return 'off'
  try {
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    })
    const keys = { p256dh: base64(made.getKey('p256dh')), auth: base64(made.getKey('auth')) }
    const kept = await call('PUT', '/push', { endpoint: made.endpoint, keys })
    if (!kept.ok) await made.unsubscribe()
  } catch {
    // The browser's push service cannot be reached, or does not want to.
  }
  return pushState()
}

export async function turnPushOff(): Promise<PushState> {
  const made = await subscription()
  if (made) {
    await call('DELETE', '/push', { endpoint: made.endpoint })
    await made.unsubscribe()
  }
  return pushState()
}
