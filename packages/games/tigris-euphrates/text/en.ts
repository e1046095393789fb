import { fill, type GameText } from '@ludoteca/engine'
import type { Act } from '../actions.ts'
import { squareName } from '../data/board.ts'
import { COLOURS, type Colour, MONUMENTS } from '../data/pieces.ts'
import type { Event, Source } from '../events.ts'
import type { Rule } from '../refusals.ts'
import { attackerDecides, attackerTotal } from '../rules/conflict.ts'
import { placedColour } from '../rules/monument.ts'
import { type EndReason, leaderIndex, type Pile, pileSize, type State, UNKNOWN } from '../state.ts'

const COLOUR = ['red', 'blue', 'green', 'black']
const TILE = ['temple', 'farm', 'market', 'settlement']
const LEADER = ['priest', 'farmer', 'trader', 'king']
const BUILDING = ['library', 'granary', 'market hall', 'palace']

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const squares = (ids: readonly number[]): string => list(ids.map(squareName))
const tile = (colour: Colour): string => TILE[colour] ?? ''
const leader = (colour: Colour): string => LEADER[colour] ?? ''
const colour = (id: Colour): string => COLOUR[id] ?? ''
const building = (id: Colour): string => BUILDING[id] ?? ''

function monument(id: number): string {
  const [one, other] = MONUMENTS[id] ?? [0, 0]
  return `${colour(one)}-${colour(other)} monument`
}

/** "2 temples and 1 farm", or only the number when the colours are hidden. */
function tiles(pile: Pile | readonly number[]): string {
  const unknown = pile[UNKNOWN] ?? 0
  if (unknown > 0) return plural(pileSize(pile), 'tile')
  return list(COLOURS.flatMap(id => ((pile[id] ?? 0) > 0 ? [plural(pile[id] ?? 0, tile(id))] : [])))
}

const REFUSALS: Readonly<Record<Rule, string>> = {
  'game-over': 'The game is over.',
  'decide-action': 'Now it is time for an action: tile, leader, catastrophe, swap or pass.',
  'decide-war-order': 'First choose which war is fought next.',
  'decide-support': 'First the conflict must be settled: choose how many supporters to add.',
  'decide-building': 'First decide whether to put the building on this line.',
  'decide-monument': 'First decide whether to build on the square you completed.',
  'decide-treasure': 'First choose the treasure your trader takes.',
  'decide-wonder-point': 'First choose the colour of the point the wonder gives you.',
  'tile-not-in-hand': 'You do not have these tiles behind your screen.',
  'square-taken': 'There is already something on {square}.',
  'square-blocked': 'A catastrophe blocks {square} for the rest of the game.',
  'farm-on-land': 'Farms go on river squares only.',
  'tile-on-river': 'Only farms may be placed on a river.',
  'joins-three-kingdoms': 'A tile on {square} would join three kingdoms or more; two is the limit.',
  'leader-same-square': 'The leader already stands there.',
  'leader-on-river': 'Leaders cannot stand in a river.',
  'leader-needs-temple': 'A leader must stand beside a face-up temple, not diagonally.',
  'leader-joins-kingdoms': 'A leader on {square} would join two kingdoms; only a tile may do that.',
  'leader-lift-splits':
    'Lifting this leader splits its kingdom, and on {square} it would join the parts again.',
  'leader-at-home': 'This leader is not on the board.',
  'no-catastrophe-left': 'You have no catastrophe tile left.',
  'catastrophe-leader': 'A catastrophe cannot strike a leader.',
  'catastrophe-treasure': 'A catastrophe cannot strike a tile that carries a treasure.',
  'catastrophe-monument': 'Monuments and the wonder cannot be destroyed.',
  'catastrophe-building': 'The tile under a building is safe from catastrophes.',
  'no-such-war': 'There is no war in this colour.',
  'support-not-in-hand': 'You can add at most {have}: you have no more tiles of that colour.',
  'support-too-few': 'If you add tiles, add enough to pass the defender on the board: at least {need}.',
  'support-not-equal': 'If you add tiles, you must draw exactly level with the attacker: {need}.',
  'monument-built': 'This monument has already been built.',
  'monument-colour': 'One colour of the monument must match the four tiles.',
  'monument-square': 'There is no completed square of four at this place.',
  'wonder-off': 'This game is played without the wonder.',
  'wonder-built': 'The wonder already stands; there is only one.',
  'wonder-shape': 'The wonder needs a cross of five tiles of one colour, with the new tile in it.',
  'building-line': 'The building must go on the line the new tile belongs to.',
  'treasure-border': 'Treasures on ornamental squares must be taken first.',
  'treasure-elsewhere': 'There is no treasure here that your trader may take.',
}

const SOURCES: Readonly<Record<Source, string>> = {
  tile: 'tile',
  king: 'tile, through the king',
  revolt: 'revolt',
  war: 'war',
  monument: 'monument',
  'monument-king': 'monument, through the king',
  wonder: 'wonder',
}

const ENDS: Readonly<Record<EndReason, string>> = {
  treasures: 'The game is over: at most two treasures are left on the board.',
  bag: 'The game is over: the bag cannot supply the tiles to be drawn.',
  idle: 'The game is over: nobody has drawn a tile for ten rounds.',
}

function prompt(s: State): string {
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

function action(a: Act, s: State): string {
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

function event(e: Event, who: (seat: number) => string): string | null {
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

function conflictBegan(e: Of<'conflict-began'>, who: (seat: number) => string): string {
  const revolt = e.conflict === 'revolt'
  const count = (followers: readonly number[]): string =>
    plural(followers.length, revolt ? 'temple' : tile(e.colour))
  const title = revolt ? `Revolt over the office of ${leader(e.colour)}` : `War of the ${leader(e.colour)}s`
  return `${title}: ${who(e.attacker)} attacked with ${count(e.attackerFollowers)}, ${who(e.defender)} defended with ${count(e.defenderFollowers)}.`
}

function conflictEnded(e: Of<'conflict-ended'>, who: (seat: number) => string): string {
  const tie = e.attackerTotal === e.defenderTotal ? ', and a tie goes to the defender' : ''
  const removed = e.removed.length > 0 ? ` Removed: ${squares(e.removed)}.` : ''
  const spared = e.spared.length > 0 ? ` Spared: ${squares(e.spared)}.` : ''
  return `${who(e.winner)} beat ${who(e.loser)}: attack ${e.attackerTotal}, defence ${e.defenderTotal}${tie}. The ${leader(e.colour)} on ${squareName(e.square)} went home.${removed}${spared}`
}

const PARTS: Readonly<Record<string, string>> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  black: 'black',
  treasures: 'treasures (each counts as the weakest colour)',
}

export const en: GameText<State, Act, Event> = {
  lang: 'en',
  name: 'Tigris & Euphrates',
  tagline: 'Raise kingdoms between two rivers; only your weakest sphere counts.',
  options: {
    rules: {
      name: 'Rules',
      explain: 'Which reading of the rules is followed where they differ.',
      values: {
        text: { name: 'House text', explain: 'Kings also collect for missing leaders at monuments.' },
        published: { name: 'Published', explain: 'Monuments pay kings for black only.' },
      },
    },
    map: {
      name: 'Map',
      explain: 'Where rivers and the first temples lie.',
      values: {
        A: { name: 'Standard', explain: 'Two rivers, ten treasures.' },
        B: { name: 'Advanced', explain: 'One long river, fourteen treasures.' },
      },
    },
    support: {
      name: 'Supporters',
      explain: 'How many tiles may be added from the hand in a conflict.',
      values: {
        free: { name: 'Free', explain: 'Any number.' },
        english: {
          name: 'Exact',
          explain:
            'The attacker must pass the defender on the board, the defender must draw exactly level, or add nothing.',
        },
      },
    },
    monumentKing: {
      name: 'Kings at monuments',
      explain: 'Whether a king is paid for monument colours whose leader is missing.',
      values: {
        substitute: { name: 'Stand in', explain: 'The king collects for missing leaders.' },
        own: { name: 'Black only', explain: 'The king is paid for black and nothing else.' },
      },
    },
    scoring: {
      name: 'Scores',
      explain: 'Whether totals can be seen during the game.',
      values: { hidden: { name: 'Hidden' }, open: { name: 'Open' } },
    },
    wonder: {
      name: 'Wonder',
      explain: 'A cross of five tiles becomes a wonder that pays a king one point of any colour each turn.',
      values: { off: { name: 'Without' }, on: { name: 'With' } },
    },
    buildings: {
      name: 'Buildings',
      explain: 'A line of three tiles may get a building that doubles the points of its colour.',
      values: { off: { name: 'Without' }, on: { name: 'With' } },
    },
    treasureTiming: {
      name: 'Treasures',
      explain: 'When traders collect treasures.',
      values: {
        action: { name: 'After every action' },
        turn: { name: 'At the end of a turn' },
      },
    },
  },
  prompt,
  action,
  event,
  refusal: r => fill(REFUSALS[r.rule as Rule] ?? r.rule, r.params),
  part: key => PARTS[key] ?? key,
}
