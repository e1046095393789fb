import type { Scope } from '@ludoteca/protocol'

/** What a token is good for, by route; for everything else none is. */
const SCOPES: Readonly<Record<string, Scope>> = {
  'GET /me': 'read',
  'GET /lobby': 'read',
  'GET /tables/:id/positions/:n': 'read',
  'GET /tables/:id/save': 'read',
  'GET /tables/:id/review': 'read',
  'GET /people/:name': 'read',
  'GET /people/:name/games': 'read',
  'GET /people/:name/figures': 'read',
  'GET /archive': 'read',
  'GET /tournaments': 'read',
  'GET /tournaments/:id': 'read',
  'GET /tournaments/:id/export': 'read',
  'POST /tables': 'play',
}

/** Whoever may play may read. */
export const isWithin = (scope: Scope, method: string, path: string): boolean => {
  const needed = SCOPES[`${method} ${path}`]
  return needed !== undefined && (needed === scope || scope === 'play')
}
