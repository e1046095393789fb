import type { Who } from '@ludoteca/engine'
import { squareName } from '../../data/board.ts'
import type { Event, Source } from '../../events.ts'
import { ENDS } from './actions.ts'
import { building, colour, leader, list, monument, plural, squares, tile, tiles } from './words.ts'

const SOURCES: Readonly<Record<Source, string>> = {
  tile: 'tile',
  king: 'tile, through the king',
  revolt: 'revolt',
  war: 'war',
  monument: 'monument',
  'monument-king': 'monument, through the king',
  wonder: 'wonder',
}

export function event(e: Event, who: Who): string | null {
  switch (e.type) {
    case 'tile-placed':
      return `${who(e.seat)} placed a ${tile(e.colour)} on ${squareName(e.square)}.`
    case 'leader-placed':
      return e.from < 0
        ? `${who(e.seat)} placed the ${leader(e.colour)} on ${squareName(e.square)}.`
        : `${who(e.seat)} moved the ${leader(e.colour)} from ${squareName(e.from)} to ${squareName(e.square)}.`
    case 'leader-withdrawn':
      return `${who(e.seat)} withdrew the ${leader(e.colour)} from ${squareName(e.square)}.`
    case 'leader-fled':
      return `${who(e.seat)} lost the ${leader(e.colour)} on ${squareName(e.square)}: no temple was left beside it.`
    case 'catastrophe-placed':
      return e.destroyed === null
        ? `${who(e.seat)} blocked ${squareName(e.square)} with a catastrophe.`
        : `${who(e.seat)} destroyed the ${tile(e.destroyed)} on ${squareName(e.square)} with a catastrophe.`
    case 'swapped':
      return `${who(e.seat)} swapped ${tiles(e.tiles)}.`
    case 'drew':
      return `${who(e.seat)} drew ${tiles(e.tiles)}.`
    case 'passed':
      return `${who(e.seat)} passed.`
    case 'scored':
      return `${who(e.seat)} gained ${e.points} ${colour(e.colour)} (${SOURCES[e.source]}).`
    case 'united':
      return e.colours.length === 0
        ? `The tile on ${squareName(e.square)} joined two kingdoms in peace.`
        : `The tile on ${squareName(e.square)} joined two kingdoms: war in ${list(e.colours.map(colour))}.`
    case 'conflict-began':
      return conflictBegan(e, who)
    case 'supported':
      return e.count === 0
        ? `${who(e.seat)} added nothing as ${e.side}.`
        : `${who(e.seat)} added ${plural(e.count, tile(e.colour))} as ${e.side}.`
    case 'conflict-ended':
      return conflictEnded(e, who)
    case 'war-cancelled':
      return `No longer joined at ${squareName(e.square)}: no war in ${list(e.colours.map(colour))}.`
    case 'monument-built':
      return `${who(e.seat)} built the ${monument(e.monument)} from ${squareName(e.square)}.`
    case 'wonder-built':
      return `${who(e.seat)} built the wonder around ${squareName(e.square)}.`
    case 'building-placed':
      return e.from < 0
        ? `${who(e.seat)} put the ${building(e.colour)} on ${squareName(e.square)}.`
        : `${who(e.seat)} moved the ${building(e.colour)} from ${squareName(e.from)} to ${squareName(e.square)}.`
    case 'building-returned':
      return `The ${building(e.colour)} on ${squareName(e.square)} went back to the supply.`
    case 'declined':
      return `${who(e.seat)} built nothing.`
    case 'treasure-taken':
      return `${who(e.seat)} took the treasure from ${squareName(e.square)}.`
    case 'turn-ended':
      return null
    case 'game-ended':
      return ENDS[e.reason]
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>

function conflictBegan(e: Of<'conflict-began'>, who: Who): string {
  const revolt = e.conflict === 'revolt'
  const count = (followers: readonly number[]): string =>
    plural(followers.length, revolt ? 'temple' : tile(e.colour))
  const title = revolt ? `Revolt over the office of ${leader(e.colour)}` : `War of the ${leader(e.colour)}s`
  return `${title}: ${who(e.attacker)} attacked with ${count(e.attackerFollowers)}, ${who(e.defender)} defended with ${count(e.defenderFollowers)}.`
}

function conflictEnded(e: Of<'conflict-ended'>, who: Who): string {
  const tie = e.attackerTotal === e.defenderTotal ? ', and a tie goes to the defender' : ''
  const removed = e.removed.length > 0 ? ` Removed: ${squares(e.removed)}.` : ''
  const spared = e.spared.length > 0 ? ` Spared: ${squares(e.spared)}.` : ''
  return `${who(e.winner)} beat ${who(e.loser)}: attack ${e.attackerTotal}, defence ${e.defenderTotal}${tie}. The ${leader(e.colour)} on ${squareName(e.square)} went home.${removed}${spared}`
}
