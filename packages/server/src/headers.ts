import { routes } from '@ludoteca/protocol/routes'

/** Nothing but our own files may run, load or be framed; the page needs nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
}

/** The description of the API: the same for everybody, and new with another version alone. */
const DOCS: ReadonlySet<string> = new Set(
  [routes.docs, routes.docsStyle, routes.openapi, routes.asyncapi].map(({ path }) => `/api${path}`),
)

/** What an answer depends on besides its address. */
export const varyFor = (path: string): string =>
  path === `/api${routes.docs.path}` ? 'accept-encoding, accept-language' : 'accept-encoding'

/** Files under /assets carry a hash of their content in the name and never change; answers about people are theirs alone. */
export function cacheFor(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (DOCS.has(path)) return 'public, max-age=600'
  return path.startsWith('/api/') ? 'no-store' : 'no-cache'
}
