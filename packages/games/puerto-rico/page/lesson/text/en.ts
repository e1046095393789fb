import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { CRAFTSMAN, poolLeft, type State, TRADER } from '../../../rules/index.ts'
import { barrels, marketCost, millPrice, mine, newcomers, points, SUGAR_PRICE, sale } from '../facts.ts'
import type { StepId } from '../steps.ts'

const doubloons = (n: number | undefined): string => `${n} doubloon${n === 1 ? '' : 's'}`
const colonists = (n: number): string => `${n} colonist${n === 1 ? '' : 's'}`

export const en: LessonText<State, StepId> = {
  steps: {
    settler: {
      title: 'A round is three roles',
      says: ({ now, names }) =>
        `You, ${names[1]} and ${names[2]} each take one role per round, and everybody carries it out. You are the governor, so you begin, with ${doubloons(mine(now).doubloons)} and one indigo field.`,
      ask: 'Take the Settler.',
    },
    quarry: {
      title: 'The one who takes a role gets a little more',
      says: ({ names }) =>
        `The Settler gives everybody a plantation. Your privilege is a quarry instead, which will make buildings cheaper; ${names[1]} and ${names[2]} cannot have one.`,
      ask: 'Take the quarry.',
    },
    mill: {
      title: 'Build',
      says: ({ now, names }) =>
        `${names[1]} took the Builder, and so you may build too. Sugar sells for ${SUGAR_PRICE} and needs a mill; the small one costs all of your ${doubloons(millPrice(now))}.`,
      ask: 'Buy the Small Sugar Mill.',
    },
    'first-hand': {
      title: 'Nothing works without hands',
      says: ({ now, names }) =>
        `${names[2]} took the Mayor and a ship brought you ${colonists(newcomers(now))}. Land and buildings do nothing until somebody stands on their circle.`,
      ask: 'Put your colonist on the quarry, then confirm.',
    },
    sugar: {
      title: 'Roles that nobody took gain money',
      says: ({ now, names }) =>
        `Round ${now.round}: ${names[1]} is governor now, and each role left over got a doubloon. ${names[1]} took the Settler, so you get land again: your mill waits for sugar.`,
      ask: 'Take the sugar plantation.',
    },
    mayor: {
      title: 'Now you choose again',
      says: ({ now }) =>
        `You own a field and a mill for sugar and nobody to work there. The ship holds ${colonists(now.ship)} for the table, and the Mayor may take one more.`,
      ask: 'Take the Mayor.',
    },
    privilege: {
      title: 'The Mayor’s privilege',
      says: ({ now }) =>
        `One extra colonist from the supply, where ${now.colonists} are left. When that runs out the game ends, so hands are also a clock.`,
      ask: 'Take the extra colonist.',
    },
    staff: {
      title: 'Field and mill belong together',
      says: ({ now }) =>
        `You have ${colonists(newcomers(now))}. One barrel of sugar takes one hand in the field and one in the mill; the one on the quarry may stay.`,
      ask: 'Put one on the sugar plantation and one in the Small Sugar Mill, then confirm.',
    },
    market: {
      title: 'The quarry pays',
      says: ({ now, names }) =>
        `${names[2]} took the Builder. The Small Market costs ${marketCost(now)} and your manned quarry takes 1 off: it is free, and it adds 1 to every sale.`,
      ask: 'Build the Small Market.',
    },
    craftsman: {
      title: 'Harvest',
      says: ({ now }) =>
        `Your sugar is ready. The Craftsman makes everybody’s goods at once, yours too, and ${doubloons(now.bonus[CRAFTSMAN])} lie on the card.`,
      ask: 'Take the Craftsman.',
    },
    extra: {
      title: 'One barrel more',
      says: ({ now, before }) =>
        `You harvested ${barrels(now) - barrels(before)} sugar; the others got only corn. Whoever took the Craftsman adds one barrel of something just made.`,
      ask: 'Take 1 more sugar.',
    },
    clerk: {
      title: 'Somebody for the market',
      says: ({ now, names }) =>
        `You hold ${barrels(now)} sugar. ${names[1]} took the Mayor and brought you one more colonist: the Small Market stands empty.`,
      ask: 'Put the newcomer in the Small Market, then confirm.',
    },
    trader: {
      title: 'Sell one, ship one',
      says: ({ now }) =>
        `Round ${now.round}, and you are governor again. Goods are worth money at the trading house or points on a ship; money first, and ${doubloons(now.bonus[TRADER])} on the card.`,
      ask: 'Take the Trader.',
    },
    sell: {
      title: 'The trading house',
      says: ({ now }) => {
        const { price, privilege, markets } = sale(now)
        return `It takes four barrels, all of different kinds. Your sugar brings ${price}, the Trader adds ${privilege} and your market ${markets}: ${price + privilege + markets} doubloons.`
      },
      ask: 'Sell 1 sugar.',
    },
    load: {
      title: 'Ship the rest',
      says: ({ now, before, names }) =>
        `You have ${doubloons(mine(now).doubloons)} now, ${mine(now).doubloons - mine(before).doubloons} more. ${names[1]} took the Captain: each barrel on a ship is a point, a ship carries one kind, and whoever can load must.`,
      ask: 'Load your sugar onto ship 2.',
    },
  },
  end: ({ now, before }) => [
    `You shipped for ${mine(now).points - mine(before).points} point and own ${points(now)} with your buildings. Points come from shipping, from buildings, and at the end from the large buildings.`,
    `The game ends after the round in which the point chips (${poolLeft(now)} left) or the colonists (${now.colonists} left) run out, or somebody fills all 12 places of a city.`,
    'A role that nobody takes gains a doubloon each round. Before you choose one, look at what it gives the others.',
  ],
}
