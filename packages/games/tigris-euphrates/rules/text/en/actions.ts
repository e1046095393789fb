import type { Action } from '../../actions.ts'
import { squareName } from '../../data/board.ts'
import { attackerDecides, attackerTotal } from '../../phases/conflict.ts'
import { placedColour } from '../../phases/monument.ts'
import { type EndReason, leaderIndex, type State } from '../../state.ts'
import { building, colour, leader, list, monument, plural, tile, tiles } from './words.ts'

export const ENDS: Readonly<Record<EndReason, string>> = {
  treasures: 'The game is over: at most two treasures are left on the board.',
  bag: 'The game is over: the bag cannot supply the tiles to be drawn.',
  idle: 'The game is over: nobody has drawn a tile for ten rounds.',
}

export function prompt(s: State): string {
  const { phase } = s
  switch (phase.kind) {
    case 'action':
      return s.action === 1 ? 'Take your first action.' : 'Take your second action.'
    case 'war-order':
      return `Several wars are due. Which is fought next: ${list(phase.colours.map(colour))}?`
    case 'support':
      return promptSupport(phase)
    case 'building':
      return promptBuilding(s)
    case 'monument':
      return 'You may build here, now or never.'
    case 'treasure':
      return 'Choose a treasure for your trader to take.'
    case 'wonder-point':
      return 'The wonder gives you a point. In which colour?'
    case 'turn-end':
      return 'The turn is ending.'
    case 'over':
      return ENDS[phase.reason]
  }
}

function promptSupport({ conflict }: Extract<State['phase'], { kind: 'support' }>): string {
  const attacking = attackerDecides(conflict)
  const kind = conflict.type === 'revolt' ? 'Revolt' : `War of the ${leader(conflict.colour)}s`
  const add = conflict.type === 'revolt' ? 'temples' : `${tile(conflict.colour)}s`
  const own = attacking ? conflict.attackerStrength : conflict.defenderStrength
  const other = attacking ? conflict.defenderStrength : attackerTotal(conflict)
  const tie = attacking ? 'a tie loses' : 'a tie wins'
  return `${kind}: you ${attacking ? 'attack' : 'defend'} with ${own} against ${other}, ${tie}. How many ${add} do you add?`
}

function promptBuilding(s: State): string {
  const id = placedColour(s)
  const stands = s.buildings[id] ?? -1
  return stands < 0
    ? `You may put the ${building(id)} on a tile of this line.`
    : `You may move the ${building(id)} from ${squareName(stands)} to this longer line.`
}

function declineBuilding(s: State): string {
  const id = placedColour(s)
  const stands = s.buildings[id] ?? -1
  return stands < 0 ? `Do without the ${building(id)}` : `Leave the ${building(id)} on ${squareName(stands)}`
}

export function action(a: Action, s: State): string {
  switch (a.type) {
    case 'tile':
      return `Place a ${tile(a.colour)} on ${squareName(a.square)}`
    case 'leader': {
      const from = s.leaders[leaderIndex(s.active, a.colour)] ?? -1
      return from < 0
        ? `Place your ${leader(a.colour)} on ${squareName(a.square)}`
        : `Move your ${leader(a.colour)} from ${squareName(from)} to ${squareName(a.square)}`
    }
    case 'withdraw':
      return `Withdraw your ${leader(a.colour)}`
    case 'catastrophe':
      return `Catastrophe on ${squareName(a.square)}`
    case 'swap':
      return `Swap ${tiles(a.tiles)}`
    case 'pass':
      return 'Pass this action'
    case 'war':
      return `War of the ${leader(a.colour)}s`
    case 'support':
      return a.count === 0 ? 'Add nothing' : `Add ${plural(a.count, 'tile')}`
    case 'monument':
      return a.built
        ? `Build the ${monument(a.built.monument)} from ${squareName(a.built.square)}`
        : 'Build nothing'
    case 'wonder':
      return `Build the wonder around ${squareName(a.square)}`
    case 'building':
      return a.square === null
        ? declineBuilding(s)
        : `Put the ${building(placedColour(s))} on ${squareName(a.square)}`
    case 'take':
      return `Take the treasure from ${squareName(a.square)}`
    case 'point':
      return `One ${colour(a.colour)} point`
  }
}
