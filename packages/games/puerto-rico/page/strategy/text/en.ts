import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { poolLeft, type State } from '../../../rules/index.ts'
import { customs, customsPrice, mine, tobacco } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const en: LessonText<State, StepId> = {
  steps: {
    captain: {
      title: 'Ship before the others are ready',
      says: ({ now, names }) =>
        `Round ${now.round}: the game is nearly over, and only ${poolLeft(now)} point chips are left. You hold corn and sugar, ${names[1]} tobacco, ${names[2]} coffee. Whoever takes the Captain loads first, and gains a point for it.`,
      ask: 'Take the Captain.',
    },
    block: {
      title: 'A ship can be in the way',
      says: ({ names }) =>
        `A ship carries one kind, and a kind sails on one ship. Ship 1 is the only empty one: if sugar is on it, ${names[1]} has no ship for tobacco.`,
      ask: 'Load your sugar onto ship 1.',
    },
    wharf: {
      title: 'A ship of your own',
      says: ({ now, before, names }) =>
        `${mine(now).points - mine(before).points} points, and ${names[1]} is left on the quay with ${tobacco(now)} barrels. Ship 2 has room for 2 corn only. Your Wharf takes all of one kind, once in each Captain phase.`,
      ask: 'Load your corn with the Wharf.',
    },
    customs: {
      title: 'The large building that fits',
      says: ({ now, names }) =>
        `${names[1]} had to throw tobacco away and took the Builder. Large buildings cost 10, and your three quarries make it ${customsPrice(now)}. You have lived on shipping: the Customs House adds a point for every 4 on chips, ${customs(now)} as it stands.`,
      ask: 'Build the Customs House.',
    },
    staff: {
      title: 'Empty, it is only a house',
      says: ({ names }) =>
        `A large building counts its extra points only with somebody in it. ${names[2]} took the Mayor just in time: plan for that colonist before you build.`,
      ask: 'Put the newcomer in the Customs House, then confirm.',
    },
    keep: {
      title: 'Points now, not money',
      says: ({ now, names }) =>
        `Round ${now.round}. ${names[1]} took the Craftsman, so you have goods again; ${names[2]} took the Trader. Your sugar would bring money, but there is nothing left to buy: a barrel on a ship is a point, and points count for the Customs House too.`,
      ask: 'Sell nothing.',
    },
    'last-captain': {
      title: 'You decide when it ends',
      says: ({ now }) =>
        `${poolLeft(now)} chips are left. If they run out, this round is the last one, and you are ahead. Take the Captain while your rivals still have goods that fit no ship.`,
      ask: 'Take the Captain.',
    },
    corn: {
      title: 'Public ships first',
      says: () =>
        'Ship 2 still carries corn and has room for both barrels. Use it, and keep the Wharf for what has no room: ship 1 would take only one of your two sugar.',
      ask: 'Load your corn onto ship 2.',
    },
    finish: {
      title: 'The last barrels',
      says: ({ now, names }) =>
        `${names[2]} shipped coffee, and ${poolLeft(now)} chips are left. Your two sugar on the Wharf take the last of them.`,
      ask: 'Load your sugar with the Wharf.',
    },
  },
  end: ({ now }) => [
    `The chips ran out and the game is over: ${mine(now).points} on chips, and ${customs(now)} more from the Customs House.`,
    'Choose a large building by what you do anyway: Customs House for shippers, Guild Hall for many production buildings, City Hall for violet ones, Residence for a full island, Fortress for many colonists. Every kind exists once.',
    'Before the Captain, look at the ships: what has no ship spoils. Load what blocks the others first, and keep the Wharf for the kind with no room.',
  ],
}
