import { MINISTER } from './terms.ts'

/** Player boards, offices, and what everybody starts with, as printed. */

export const TOP_SLOTS = 3
export const BOTTOM_SLOTS = 3
/** Cards in the portfolio and goods of each type in the warehouse, before rubble sets; each set adds 1. */
export const PORTFOLIO_BASE = 2
export const WAREHOUSE_BASE = 2
/** Places in the rack for each colour of rubble, and so the most sets. */
export const RACK = 5
export const CLERGY_PLACES = 4
export const OFFICIALS = 8
export const HAND = 5
/** Drafted hands: cards kept of each packet before it goes on to the left. */
export const DRAFT = [2, 1, 1, 1] as const

/** Houses in the left, middle and right group. */
export const HOUSES = [2, 3, 3] as const

export const START_REIS = 10
export const START_GOODS = 1
export const START_CLERGY_DRAW = 2
/** One official of each player begins in the office of this noble. */
export const START_OFFICE = MINISTER

/** Places in each noble's office. */
export const OFFICE_PLACES = 5
/** Neutral officials in each office with two players. They never leave it. */
export const dummyOfficials = (seats: number): number => (seats === 2 ? 1 : 0)

/** Royal Favor tiles of each noble in play. */
export const favorsOfEachNoble = (seats: number): number => seats

export const DECREES_ON_OFFER = 8

/** The State action Recruit places up to this many officials. */
export const RECRUITS = 2
/** The most trades in one Trade action. */
export const TRADES = 2
/** Goods each noble accepts besides gold, in the order of `NOBLES`: cloth, books, tools. */
export const NOBLE_GOODS = [1, 2, 3] as const

/** Decks by use: starting hands, display of period 1, hands between the periods, display of period 2. */
export const HAND_DECKS = ['blue', 'purple'] as const
export const DISPLAY_DECKS = ['red', 'brown'] as const
