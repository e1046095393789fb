declare const __VERSION__: string
declare const __FILES__: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope

// Filled in when the page is built: see build/offline.ts.
const CACHE = `ludoteca-${__VERSION__}`
const FILES = __FILES__
// The page leaves the words of notifications here, in the reader's language: see people/push.ts.
const WORDS_CACHE = 'ludoteca-words'

worker.addEventListener('install', event => {
  event.waitUntil(store().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', event => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (url.pathname.startsWith('/api/')) return
  if (event.request.mode === 'navigate') event.respondWith(page(event.request))
  else event.respondWith(kept(event.request))
})

async function store(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Hashed files never change: what an earlier version kept is taken over instead of loaded again.
  await Promise.all(
    FILES.map(async file => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
      if (known) await cache.put(file, known)
      else await cache.add(new Request(file, { cache: 'reload' }))
    }),
  )
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  const kept = [CACHE, WORDS_CACHE]
  await Promise.all(names.filter(name => !kept.includes(name)).map(name => caches.delete(name)))
}

/** Pages come fresh from the server when it answers, else from what was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/index.html')) ?? Response.error()
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

interface Notice {
  readonly event: string
  readonly table: string
  readonly game: string
}

worker.addEventListener('push', event => {
  const notice = event.data?.json() as Notice | undefined
  if (notice) event.waitUntil(notify(notice))
})

async function notify({ event, table, game }: Notice): Promise<void> {
  const kept = await caches.match('/push-words')
  const words = kept ? ((await kept.json()) as Record<string, string>) : {}
  const text = words[`${event} ${game}`] ?? `Ludoteca · 桌游馆`
  await worker.registration.showNotification(text, {
    icon: '/icon-192.png',
    // A later notice about the same table takes the place of the earlier one.
    tag: table,
    data: event === 'organise' ? `/tournaments/${table}` : `/t/${table}`,
  })
}

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

/** Goes to the table in a page that is open already, or opens one. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const there = pages.find(page => new URL(page.url).pathname === path) ?? pages[0]
  if (!there) return void (await worker.clients.openWindow(path))
  await there.focus()
  if (new URL(there.url).pathname !== path) await there.navigate(path)
}
