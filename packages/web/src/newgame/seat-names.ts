import { freeNames } from './bot-names.ts'
import type { DraftSeat } from './draft.ts'

interface Words {
  /** Names for bots, separated by commas. */
  readonly bots: string
  readonly someone: (n: number) => string
}

/**
 * What everybody is called, in playing order. Bots keep their names wherever they sit and however well they play.
 * People without a name are numbered as in the form: who plays alone against bots is the first.
 */
export function seatNames(form: readonly DraftSeat[], seated: readonly DraftSeat[], words: Words): string[] {
  const people = form.filter(seat => seat.player.kind === 'human').map(seat => seat.key)
  const bots = botNames(form, words.bots)
  return seated.map(({ key, name }) => name.trim() || bots.get(key) || words.someone(people.indexOf(key) + 1))
}

/** By key: the names of bots that were given none. The first bot takes the first name, if nobody has it. */
function botNames(form: readonly DraftSeat[], list: string): Map<number, string> {
  const given = form.map(seat => seat.name.trim())
  const names = list.split(',')
  const free = freeNames(list, given)
  const bots = form.filter(({ player, name }) => player.kind === 'bot' && !name.trim())
  const taken = new Map<number, string>()
  for (const { key } of bots.toSorted((a, b) => a.key - b.key)) {
    const own = names[(key + names.length - 1) % names.length] ?? ''
    const name = free.includes(own) ? own : free[0]
    if (name === undefined) break
    taken.set(key, name)
    free.splice(free.indexOf(name), 1)
  }
  return taken
}
