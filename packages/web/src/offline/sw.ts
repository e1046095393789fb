declare const __VERSION__: string
declare const __FILES__: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope

// Filled in when the page is built: see build/offline.ts.
const CACHE = `ludoteca-${__VERSION__}`
const FILES = __FILES__

worker.addEventListener('install', event => {
  event.waitUntil(store().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', event => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== worker.location.origin) return
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
  await Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))
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
