import type { OptionSpec, Options } from '@ludoteca/engine'
import { LACERDA_LEVELS } from './data/lacerda.ts'
import { OURS } from './set/of.ts'
import { readSet } from './set/read.ts'
import type { Variants } from './state.ts'

/** Version 5 changed numbers of our own cards, tiles and decrees; games of version 4 keep theirs (`data/version-4.ts`). */
export const VERSION = 5

/** Points on which texts differ. The first value is the default; `rules` sets several at once. */
export const OPTIONS = [
  {
    id: 'rules',
    values: ['text', 'published'],
    presets: { published: { 'influence-wig': 'reach' } },
  },
  /** A building that opens scores each store once, or once for every building relevant to the store. */
  { id: 'opening-scores', values: ['new', 'all'] },
  /** The second house of the middle and right group: the same ability again, or one more. */
  { id: 'second-house', values: ['same', 'more'] },
  /** The wig at the end of the influence track: for passing 10, or also for reaching it. */
  { id: 'influence-wig', values: ['over', 'reach'] },
  /** Clergy tiles on the church track lie open, or are turned over when the Cardinal stands beside them. */
  { id: 'clergy-track', values: ['open', 'closed'] },
  /** Only the top ship of the shipyard is on offer, or one of each colour. */
  { id: 'shipyard', values: ['top', 'any'] },
  /** When church scoring takes place at the end of a turn. */
  { id: 'church-timing', values: ['before-refill', 'after-refill', 'before-draw'] },
  /** Tied majorities: all get the higher place, or the places are added up and shared. */
  { id: 'ties', values: ['higher', 'shared'] },
  /**
   * Officials for whom wigs are given: those on completed plans, which sends the officials home and lets anybody
   * be hired; or those in public buildings, who stay there, and only officials on the player board are hired.
   */
  { id: 'officials', values: ['plans', 'buildings'] },
  /** Store majorities with two players: the other one gets the value of the third place, or of the second. */
  { id: 'two-player-stores', values: ['third', 'second'] },
  /** The first hand: five cards dealt, or drafted from packets that go round. */
  { id: 'hands', values: ['dealt', 'drafted'], matters: options => options.solo === 'off' },
  /** A game for one person: Lacerda sits in the second seat, and the rules play him. */
  { id: 'solo', values: ['off', ...LACERDA_LEVELS], seats: [2], sought: true },
  /** What cards, tiles, decrees and faces say: our set, or another box typed in as a text. */
  { id: 'set', values: [OURS], own: { read: readSet } },
] as const satisfies readonly OptionSpec[]

type OptionId = (typeof OPTIONS)[number]['id']

export function variantsOf(options: Options): Variants {
  const value = <V extends string>(id: OptionId, values: readonly V[]): V => {
    const found = values.find(each => each === options[id])
    if (!found) throw new RangeError(`option ${id} has no value ${options[id]}`)
    return found
  }
  return {
    openingScores: value('opening-scores', ['new', 'all']),
    secondHouse: value('second-house', ['same', 'more']),
    influenceWig: value('influence-wig', ['over', 'reach']),
    clergyTrack: value('clergy-track', ['open', 'closed']),
    shipyard: value('shipyard', ['top', 'any']),
    churchTiming: value('church-timing', ['before-refill', 'after-refill', 'before-draw']),
    ties: value('ties', ['higher', 'shared']),
    officials: value('officials', ['plans', 'buildings']),
    twoPlayers: value('two-player-stores', ['third', 'second']),
    hands: value('hands', ['dealt', 'drafted']),
    solo: value('solo', ['off', ...LACERDA_LEVELS]),
  }
}
