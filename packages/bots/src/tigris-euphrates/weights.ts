import type { Weights } from '../features.ts'

/** Made by `npm run fit -- tigris-euphrates 150 b` from `guess.ts`. */
export const WEIGHTS: Weights = {
  features: {
    weakest: [0.88, -0.31],
    second: [0.24, -0.08],
    third: [0.05, 0.06],
    strongest: [0.03, 0.17],
    leaders: [-0.02, 0.04],
    income: [-0.1, 0.42],
    monuments: [0.15, 1.43],
    treasures: [0.1, 0.6],
    shaky: [-0.01, -0.2],
    faith: [0.01, 0.16],
    followers: [0.02, 0.12],
    outnumbered: [0, -0.06],
    hand: [-0.06, 0.03],
    kinds: [0.03, 0.05],
    temples: [0.03, 0.05],
    matching: [0.01, 0.04],
    catastrophes: [-0.05, 0.39],
  },
  spread: [1.18, 1.57],
}
