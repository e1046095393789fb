import type { Scope } from '@ludoteca/protocol'
import type { Route } from '@ludoteca/protocol/routes'

/** Whether a token of this scope is good for this route: whoever may play may read. */
export const isWithin = (scope: Scope, { token }: Pick<Route, 'token'>): boolean =>
  token !== null && (token === scope || scope === 'play')
