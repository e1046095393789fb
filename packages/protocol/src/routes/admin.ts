import { AnnouncementBody, RestBody, ServerFacts } from '../admin.ts'
import { Nothing } from './parts.ts'
import type { Route } from './route.ts'

export const adminRoutes = {
  overview: {
    ...{ method: 'GET', path: '/admin', who: 'host', token: null },
    answer: ServerFacts,
  },
  announce: {
    ...{ method: 'PUT', path: '/admin/announcement', who: 'host', token: null },
    ...{ body: AnnouncementBody, answer: Nothing },
  },
  rest: {
    ...{ method: 'PUT', path: '/admin/rest', who: 'host', token: null },
    ...{ body: RestBody, answer: Nothing },
  },
} as const satisfies Record<string, Route>
