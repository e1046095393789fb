import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { type State, totals } from '../../../rules/index.ts'
import {
  allDecrees,
  cartloads,
  clothAndBooks,
  doors,
  drapers,
  gained,
  given,
  guild,
  land,
  landLess,
  mine,
  serving,
  storeWigs,
  toBuilder,
  toMinister,
  treasury,
  treasuryAbove,
} from '../facts.ts'
import type { StepId } from '../steps.ts'

export const en: LessonText<State, StepId> = {
  steps: {
    subsidy: {
      title: 'Earn while the treasury is high',
      says: ({ now, names }) =>
        `Round ${now.round}. A ship of ${names[1]} pushed the treasury up to ${treasury(now)} réis. So much a Treasury card pays you, and so much land, events and hired officials cost. You have ${mine(now).reis} réis: take the subsidy now, before she takes it and the marker falls.`,
      ask: 'Play the “Plot Redistribution Law” into the portfolio.',
    },
    sell: {
      title: 'Then build while it is low',
      says: ({ now, before }) =>
        `${gained('reis', now, before)} réis for you, and the treasury is down to ${treasury(now)}. The plot A3 now costs at least ${land(now)} instead of ${land(before)}; your new card took ${landLess(now)} of it off. The other side: a visit to the Builder rose from ${toBuilder(before).total} to ${toBuilder(now).total} influence.`,
      ask: 'Sell gold to the Nossa Senhora da Ajuda.',
    },
    draw: {
      title: 'The next subsidy',
      says: ({ now, before, names }) =>
        `Gold brought ${gained('reis', now, before)} réis, and ${names[1]}, who owns the ship, ${given(now, before)} wig. A subsidy is what the treasury stands at when the card is played, ${treasury(now)} now. Take the next Treasury card and keep it until the marker is up again.`,
      ask: 'Take the card from the Treasury pile.',
    },
    follow: {
      title: 'Follow a noble',
      says: ({ now, names }) =>
        `${names[1]} visited the Builder. You hold his favor: give it back, pay as for a visit, and act at once, while land is cheap. Treasury ${toBuilder(now).treasury}, others’ officials ${toBuilder(now).rivals}: ${toBuilder(now).total} influence. You have ${mine(now).influence}; wigs make up for it, one for one, and the store brings ${storeWigs(now)}.`,
      ask: 'Follow, and do the Noble action.',
    },
    store: {
      title: 'Build for your decrees',
      says: ({ now }) =>
        `${serving(now)} public buildings serve cloth in row A, so a cloth store on A3 scores ${storeWigs(now)} wigs. It also faces your store on A2. Your decrees Drapers’ Row (cloth stores) and Facing Doors (pairs across a street) would count ${drapers(now)} and ${doors(now)} if the game ended now. This store serves both.`,
      ask: 'Build a cloth store on A3, clear the earthquake cube from the column, take a house of the middle group.',
    },
    visit: {
      title: 'One store, two decrees',
      says: ({ now, before }) =>
        `${gained('wigs', now, before)} wigs at once. Drapers’ Row went from ${drapers(before)} to ${drapers(now)}, Facing Doors from ${doors(before)} to ${doors(now)}. A decree that fits lies open: Guild House, for stores of one trade, would count ${guild(now)}. The Minister gives decrees; he costs ${toMinister(now).total}, again in wigs.`,
      ask: 'Choose “Shipwrights Pressed to Work” and visit the Minister.',
    },
    ship: {
      title: 'You have built: raise it again',
      says: ({ now }) =>
        `A State action comes first. A ship moves the treasury up to ${treasuryAbove(now)}: so much your next Treasury card would pay. It makes visits cheaper, and you have no influence. Dear land need not worry you now: your store stands.`,
      ask: 'Build a ship: the São José, for cloth.',
    },
    decree: {
      title: 'Which decree?',
      says: ({ now, before }) =>
        `The treasury is at ${treasury(now)}, the ship gave ${gained('influence', now, before)} influence, and a visit to the Builder went from ${toBuilder(before).total} to ${toBuilder(now).total}. If the game ended now, Guild House would count ${guild(now)}, Between Cloth and Books ${clothAndBooks(now)}, Cartloads ${cartloads(now)}. Your next cloth store counts for Guild House and for Drapers’ Row.`,
      ask: 'Take the decree “Guild House”.',
    },
  },
  end: ({ now, names }) => [
    `If the game ended now, Drapers’ Row would count ${drapers(now)}, Facing Doors ${doors(now)} and Guild House ${guild(now)}: ${allDecrees(now)} wigs. In all you would have ${totals(now)[0]}, ${names[1]} ${totals(now)[1]}.`,
    'Ships, some cards and the Cardinal raise the treasury; every Treasury card played into a portfolio lowers it by 1. High: play Treasury cards, and visit. Low: buy land, hire, sponsor events.',
    `It stands at ${treasury(now)}, and ${names[1]} is next: she may take the subsidy that you raised. Best is what you found at the start: a rival’s ship raises it, and it is your turn.`,
    'Take decrees once you know what you build, and let each new store count for several of them. Keep a favor of the noble whom your neighbour will visit.',
  ],
}
