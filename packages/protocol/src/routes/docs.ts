import { z } from 'zod'
import type { Route } from './route.ts'

/** What describes everything here. */
export const docsRoutes = {
  docs: {
    ...{ method: 'GET', path: '/docs', who: 'anyone', token: 'read' },
    query: z.strictObject({ lang: z.string().max(10).optional() }),
    answer: { types: ['text/html'] },
  },
  docsStyle: {
    ...{ method: 'GET', path: '/docs.css', who: 'anyone', token: 'read' },
    answer: { types: ['text/css'] },
  },
  openapi: {
    ...{ method: 'GET', path: '/openapi.json', who: 'anyone', token: 'read' },
    answer: { types: ['application/json'] },
  },
  asyncapi: {
    ...{ method: 'GET', path: '/asyncapi.json', who: 'anyone', token: 'read' },
    answer: { types: ['application/json'] },
  },
} as const satisfies Record<string, Route>
