import type { Outcome } from './contest.ts'

const ROUNDS = 200
const MIDDLE = 1500
/** A draw against a player of middle strength for everybody: keeps ratings of perfect scores finite. */
const PRIOR = 0.5

/**
 * Elo-like ratings: of two bots at a table the one with the better rank has beaten the other
 * (Bradley–Terry, by minorisation–maximisation).
 */
export function ratings(bots: number, outcomes: readonly Outcome[]): number[] {
  const won = Array.from({ length: bots }, () => new Array<number>(bots).fill(0))
  for (const { lineup, ranks } of outcomes) {
    for (const [a, one] of lineup.entries()) {
      for (const [b, other] of lineup.entries()) {
        if (one < 0 || other < 0 || one === other || (ranks[a] ?? 0) > (ranks[b] ?? 0)) continue
        const row = won[one] as number[]
        row[other] = (row[other] as number) + (ranks[a] === ranks[b] ? 0.5 : 1)
      }
    }
  }
  let strength = new Array<number>(bots).fill(1)
  for (let i = 0; i < ROUNDS; i++) strength = strength.map((_, bot) => improved(bot, strength, won))
  const logs = strength.map(each => Math.log10(each))
  const mean = logs.reduce((a, b) => a + b, 0) / bots
  return logs.map(each => Math.round(MIDDLE + 400 * (each - mean)))
}

function improved(bot: number, strength: readonly number[], won: readonly (readonly number[])[]): number {
  const own = strength[bot] as number
  let wins = PRIOR
  let weight = (2 * PRIOR) / (own + 1)
  for (const [other, theirs] of strength.entries()) {
    if (other === bot) continue
    wins += won[bot]?.[other] ?? 0
    weight += ((won[bot]?.[other] ?? 0) + (won[other]?.[bot] ?? 0)) / (own + theirs)
  }
  return wins / weight
}
