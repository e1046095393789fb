import { freeNames } from './bot-names.ts'
import type { DraftSeat } from './draft.ts'

interface Words {
  /** Names for bots, separated by commas. */
  readonly bots: string
  readonly someone: (n: number) => string
}

/**
 * What everybody is called, in playing order. People without a name are numbered as in the form: who plays
 * alone against bots is the first, wherever the seats fall.
 */
export function seatNames(form: readonly DraftSeat[], seated: readonly DraftSeat[], words: Words): string[] {
  const people = form.filter(seat => seat.player.kind === 'human').map(seat => seat.key)
  const given = seated.map(seat => seat.name.trim())
  const bots = freeNames(words.bots, given)
  return seated.map(({ key, player }, seat) => {
    if (given[seat]) return given[seat]
    const standIn = player.kind === 'bot' ? bots.shift() : undefined
    return standIn ?? words.someone(people.indexOf(key) + 1)
  })
}
