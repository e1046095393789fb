import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { endNear, GOLD, type State, totals } from '../../../rules/index.ts'
import { gained, goodsKept, land, mine, paid, storePays, toBuilder, toKing } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const en: LessonText<State, StepId> = {
  steps: {
    portfolio: {
      title: 'A turn is one card',
      says: ({ now }) =>
        `You hold ${mine(now).hand.length} cards and play one each turn: into your portfolio, which grows and lets you trade, or to court, to visit a noble. Then you draw a new one. That is the whole clock of the game.`,
      ask: 'Choose “Shipwrights Pressed to Work” and play it into the portfolio.',
    },
    ship: {
      title: 'What a card brings',
      says: () =>
        'A noble’s card does what is written at its lower end: this one builds a ship. The smallest ship costs one good, and you own one of each kind.',
      ask: 'Build the Nossa Senhora da Ajuda for tools.',
    },
    sell: {
      title: 'Influence comes from the portfolio',
      says: ({ now, before }) =>
        `The ship gave you ${gained('influence', now, before)} influence, ${mine(now).influence} in all: influence pays for visits, and each Noble card in the portfolio will add to the next gain. After a card in the portfolio you may sell goods to ships; gold fetches ${now.prices[GOLD]} réis.`,
      ask: 'Sell your gold to your ship.',
    },
    draw: {
      title: 'A full ship sails',
      says: ({ now, before }) =>
        `There was room for one good, so the ship sailed at once: ${gained('wigs', now, before)} wig for its owner, you, and ${mine(now).reis} réis in your purse. Wigs are the points of this game. A turn ends with a new card: four piles lie open, one for each noble and one of the treasury.`,
      ask: 'Take the card from the Builder’s pile.',
    },
    follow: {
      title: 'Others act in your turn, you in theirs',
      says: ({ names }) =>
        `${names[1]} visited the Minister and took a decree. You hold his Royal Favor: give it back, pay what a visit costs, and you act at once.`,
      ask: 'Follow, and take a decree.',
    },
    decree: {
      title: 'Decrees are plans for the end',
      says: ({ now, before }) =>
        `That cost ${paid(now, before)} influence; ${mine(now).influence} are left. A decree gives wigs at the end for things you own. You are going to build in column 2.`,
      ask: 'Take the decree “Between Gold and Cloth”.',
    },
    visit: {
      title: 'Visit a noble',
      says: ({ now }) => {
        const { treasury, rivals, total } = toBuilder(now)
        return `To build a store you need the Builder. A visit costs what the treasury asks, ${treasury}, and 1 for each official of others in his office, here ${rivals}: ${total} influence, and you have ${mine(now).influence}.`
      },
      ask: 'Choose “Timber Levy” and visit the Builder.',
    },
    recruit: {
      title: 'First a State action',
      says: () =>
        'Every noble offers two small State actions and one great Noble action. In a visit you may do one of the small ones first, free of charge.',
      ask: 'Recruit officials.',
    },
    offices: {
      title: 'Officials',
      says: () =>
        'Officials make visits dearer for the others, and later they work in your public buildings. You place two, in different offices.',
      ask: 'Place them with the King and the Builder.',
    },
    store: {
      title: 'Build a store',
      says: ({ now }) =>
        `A cloth store stands beside Cloth Street, on either side. In column 2 each store scores ${storePays(now)} wigs with every public building that serves it, and the column fits your decree.`,
      ask: 'Build a cloth store on B2.',
    },
    clear: {
      title: 'Land and rubble',
      says: ({ now }) => {
        const { treasury, rubble, total } = land(now)
        return `Land costs what the treasury asks, ${treasury} réis, and more for the rubble in its row and column, ${rubble} here. One cube you clear away and keep, unpaid: with the fire cube it is ${total} réis.`
      },
      ask: 'Clear the fire cube from the column.',
    },
    house: {
      title: 'Your house on the plot',
      says: ({ now }) =>
        `You paid, ${mine(now).reis} réis are left, and the reward of the plot was influence: you have ${mine(now).influence}. Houses that leave your board uncover abilities: once both of the left group are built, you may pay visits with money.`,
      ask: 'Take a house of the left group.',
    },
    'draw-again': {
      title: 'The store stands',
      says: () =>
        'It will make cloth whenever you produce. A card that produces goods lies on the Minister’s pile: good for a later turn.',
      ask: 'Take the card from the Minister’s pile.',
    },
    king: {
      title: 'Your ship works for you',
      says: ({ now, before, names }) =>
        `${names[1]} sold to your ship, and ${gained('wigs', now, before)} wig for the cargo went to you. Now a public building for your store: the King. The visit costs ${toKing(now).total} influence.`,
      ask: 'Choose “Court Wigmakers” and visit the King.',
    },
    cardinal: {
      title: 'The Cardinal',
      says: () =>
        'Again one State action comes first. The Cardinal walks round the church and leaves you a clergy tile, a lasting power.',
      ask: 'Meet the Cardinal.',
    },
    tile: {
      title: 'Clergy tiles',
      says: ({ now }) =>
        `You have ${mine(now).clergy.length} tile, which makes 1 cloth more whenever you produce. The Bishop of the Inauguration gives 2 wigs for every building you open; when the church scores, tiles can be given up for wigs.`,
      ask: 'Move the Cardinal 1 gap and take the Bishop of the Inauguration.',
    },
    open: {
      title: 'Where it serves your store',
      says: () =>
        'Your plan is by dos Santos and asks for three officials, as many as you have at court. His building on offer serves cloth. North 2 stands at the end of Cloth Street, and the rubble there completes a set with yours: one cube of each colour.',
      ask: 'Choose the place North 2.',
    },
  },
  end: ({ now, before }) => {
    const { sets, setsNeeded, piles, pilesNeeded } = endNear(now)
    return [
      `The Royal Treasury House and the Bishop brought ${gained('wigs', now, before)} wigs; you have ${mine(now).wigs}, and would have ${totals(now)[0]} if everything that counts at the end were counted now. Its officials came home, the completed plan counts for them.`,
      `The set of rubble makes room for ${goodsKept(now)} goods of a kind and for one more card in the portfolio.`,
      `A period ends when somebody has ${setsNeeded} sets of rubble (${sets} now) or ${pilesNeeded} piles of cards are empty (${piles} now). There are two periods; after the second the most wigs win.`,
      'The rhythm: portfolio and ships bring money and influence, influence opens doors at court, and at court the city is built. Favors let you act in the turns of others.',
    ]
  },
}
