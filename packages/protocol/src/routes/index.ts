import { adminRoutes } from './admin.ts'
import { docsRoutes } from './docs.ts'
import { peopleRoutes } from './people.ts'
import { tableRoutes } from './tables.ts'
import { tournamentRoutes } from './tournaments.ts'

export * from '../rates.ts'
export { PARTS } from './parts.ts'
export * from './route.ts'

/** Every address under /api, by the part of the documents it belongs to. There is no other list. */
export const parts = {
  tables: tableRoutes,
  people: peopleRoutes,
  tournaments: tournamentRoutes,
  docs: docsRoutes,
  admin: adminRoutes,
}
export type PartName = keyof typeof parts

/** The same, by name. */
export const routes = {
  ...tableRoutes,
  ...peopleRoutes,
  ...tournamentRoutes,
  ...docsRoutes,
  ...adminRoutes,
}
export type RouteName = keyof typeof routes
