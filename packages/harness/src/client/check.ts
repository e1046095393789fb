import { isProblem, Refused, ServerMessage } from '@ludoteca/protocol'
import { commonRefusals, isFile, type Route, routes } from '@ludoteca/protocol/routes'

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
const known = Object.values<Route>(routes).map(route => ({ route, pattern: patternOf(route.path) }))

/** The route that answers; of two that fit, the one without parts to fill in. */
function routeOf(method: string, address: string): Route | undefined {
  const path = address.split('?')[0] ?? ''
  const fit = known.filter(({ route, pattern }) => route.method === method && pattern.test(path))
  return (fit.find(({ route }) => route.path === path) ?? fit[0])?.route
}

/** What the router refuses before it knows the route. */
const BEFORE: readonly string[] = ['not-found', 'bad-request', 'unknown-host', 'too-many', 'foreign-origin']

function isTold(route: Route | undefined, code: string): boolean {
  if (BEFORE.includes(code)) return true
  if (!route) return false
  const told: readonly string[] = [...commonRefusals(route), ...(route.refusals ?? [])]
  return told.includes(code) || (told.includes('tournament-rules') && !isProblem(code))
}

/** Fails where an answer is not as the documents have it: an unknown field, a missing one, a refusal nobody told of. */
export function checkAnswer(method: string, address: string, status: number, body: unknown): void {
  const route = routeOf(method, address)
  const fail = (why: string): never => {
    throw new Error(`${method} ${address} is not answered as it is described: ${why}`)
  }
  if (status >= 400) {
    const { data, error } = Refused.safeParse(body)
    if (error) return fail(error.message)
    return isTold(route, data.problem.code) ? undefined : fail(`refused with ${data.problem.code}`)
  }
  if (!route) return fail('there is no such route')
  if (isFile(route.answer)) return
  const { error } = route.answer.safeParse(body)
  if (error) fail(error.message)
}

/** The same for what comes over a live line. */
export function checkMessage(message: unknown): ServerMessage {
  const { error } = ServerMessage.safeParse(message)
  if (error) throw new Error(`${JSON.stringify(message).slice(0, 500)}: ${error.message}`)
  return message as ServerMessage
}
