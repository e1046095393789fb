import { messageOf, Trouble } from '../trouble.ts'

const DAMAGE = /malformed|not a database|corrupt|text is damaged/i

/** What stands in the way of opening a file, as far as the host can do something about it. */
export function asTrouble(file: string, error: unknown): Error {
  if (error instanceof Trouble) return error
  const why = messageOf(error)
  return DAMAGE.test(why) ? new Trouble('damaged', { file, why }) : new Error(why)
}
