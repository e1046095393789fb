import { createRequire } from 'node:module'
import type { Settled } from '../store/store.ts'

/**
 * Loaded with the first game that is rated: the library comes in nearly four hundred files, more than the server has
 * itself, and the server need not wait for them to open.
 */
const require = createRequire(import.meta.url)
const library = () => ({
  ...(require('openskill') as typeof import('openskill')),
  ...(require('openskill/models') as typeof import('openskill/models')),
})

interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** What is assumed of somebody who has not played yet. */
export const newcomer: Skill = { mu: 25, sigma: 25 / 3 }

/** New skills after a game, in the order given. Rank 1 is best; equal ranks share a place. */
export function afterGame(players: readonly { skill: Skill; rank: number }[]): Skill[] {
  const { rate, plackettLuce } = library()
  const teams = players.map(each => [{ ...each.skill }])
  const rank = players.map(each => each.rank)
  return rate(teams, { model: plackettLuce, rank }).map(team => team[0] as Skill)
}

/** People read ratings around 1500, with an uncertainty on the same scale. */
const SCALE = 40
export const shownSkill = ({ mu, sigma }: Skill): { rating: number; uncertainty: number } => ({
  rating: Math.round(1500 + SCALE * (mu - newcomer.mu)),
  uncertainty: Math.round(SCALE * sigma),
})

/** As long as a rating may still move far, it says little about anybody's place: shown, it may be off by 110. */
export const SETTLED: Settled = { games: 10, sigma: 110 / SCALE }
export const isSettled = ({ games, sigma }: Skill & { readonly games: number }): boolean =>
  games >= SETTLED.games && sigma <= SETTLED.sigma
