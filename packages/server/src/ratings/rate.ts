import { rate, rating } from 'openskill'
import { plackettLuce } from 'openskill/models'

interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** What is assumed of somebody who has not played yet. */
export const newcomer: Skill = rating()

/** New skills after a game, in the order given. Rank 1 is best; equal ranks share a place. */
export const afterGame = (players: readonly { skill: Skill; rank: number }[]): Skill[] =>
  rate(
    players.map(each => [{ ...each.skill }]),
    { model: plackettLuce, rank: players.map(each => each.rank) },
  ).map(team => team[0] as Skill)

/** People read ratings around 1500, with an uncertainty on the same scale. */
const SCALE = 40
export const shownSkill = ({ mu, sigma }: Skill): { rating: number; uncertainty: number } => ({
  rating: Math.round(1500 + SCALE * (mu - newcomer.mu)),
  uncertainty: Math.round(SCALE * sigma),
})
