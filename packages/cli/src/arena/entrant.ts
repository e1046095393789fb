import { type BotName, type Budget, isBotName } from '@ludoteca/bots'

/** What an external program's name starts with. */
export const COMMAND = 'cmd:'

interface Entrant {
  readonly bot: BotName
  /** Its own budget, where it has one. */
  readonly budget: Budget | null
}

/** `hard`, or `hard@400` for 400 search steps a decision; null when there is no such bot. */
export function entrantOf(name: string): Entrant | null {
  const [, bot = '', steps] = /^([^@]+)(?:@(\d{1,8}))?$/.exec(name) ?? []
  if (!isBotName(bot)) return null
  return { bot, budget: steps === undefined ? null : { iterations: Number(steps) } }
}

export const isProgram = (name: string): boolean => name.startsWith(COMMAND) && name.length > COMMAND.length
