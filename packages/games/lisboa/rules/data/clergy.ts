import { readPower } from './codes.ts'
import type { Power } from './effects.ts'

/**
 * The 37 Clergy tiles: power while the tile lies on your board, wigs on the back when you give it up.
 * The number of tiles is known; powers and wigs are DESIGNED. Strong powers carry 2 or 3 wigs, narrow ones 4 or 5.
 */
const TILES = [
  ['clergy-01', 'VISIT-1(king)', 5],
  ['clergy-02', 'VISIT-1(king)', 5],
  ['clergy-03', 'VISIT-1(minister)', 5],
  ['clergy-04', 'VISIT-1(minister)', 5],
  ['clergy-05', 'VISIT-1(builder)', 3],
  ['clergy-06', 'VISIT-1(builder)', 4],
  ['clergy-07', 'VISITPAY(king,3)', 5],
  ['clergy-08', 'VISITPAY(minister,3)', 4],
  ['clergy-09', 'VISITPAY(builder,2)', 4],
  ['clergy-10', 'TRADEANY(king)', 5],
  ['clergy-11', 'TRADEANY(minister)', 5],
  ['clergy-12', 'TRADEANY(builder)', 5],
  ['clergy-13', 'PROD+1(gold)', 4],
  ['clergy-14', 'PROD+1(cloth)', 5],
  ['clergy-15', 'PROD+1(books)', 5],
  ['clergy-16', 'PROD+1(tools)', 5],
  ['clergy-17', 'WAREHOUSE+1', 5],
  ['clergy-18', 'WAREHOUSE+1', 5],
  ['clergy-19', 'PORTFOLIO+1', 4],
  ['clergy-20', 'PORTFOLIO+1', 4],
  ['clergy-21', 'RECRUIT+1', 5],
  ['clergy-22', 'RECRUIT+1', 5],
  ['clergy-23', 'STAFF-1', 3],
  ['clergy-24', 'STAFF-1', 3],
  ['clergy-25', 'LAND-2', 4],
  ['clergy-26', 'LAND-2', 4],
  ['clergy-27', 'STOREWIG+2', 3],
  ['clergy-28', 'STOREWIG+2', 3],
  ['clergy-29', 'OPENWIG+2', 3],
  ['clergy-30', 'OPENWIG+2', 3],
  ['clergy-31', 'CARDINAL+1', 5],
  ['clergy-32', 'INF+1', 2],
  ['clergy-33', 'INF+1', 2],
  ['clergy-34', 'SHIP-1', 5],
  ['clergy-35', 'SELL+1(any)', 4],
  ['clergy-36', 'EVENT-2', 5],
  ['clergy-37', 'FOLLOWWIG+2', 4],
] as const satisfies readonly (readonly [string, string, number])[]

export type ClergyId = (typeof TILES)[number][0]

export interface ClergyTile {
  readonly id: ClergyId
  readonly power: Power
  readonly wigs: number
}

export const CLERGY: readonly ClergyTile[] = TILES.map(([id, power, wigs]) => ({
  id,
  power: readPower(power),
  wigs,
}))
