import type { Weights } from '../features.ts'

/** Made by `npm run fit -- tigris-euphrates 240 c` from `guess.ts`. */
export const WEIGHTS: Weights = {
  features: {
    weakest: [0.91, -0.23],
    second: [0.26, -0.03],
    third: [0.05, 0.08],
    strongest: [0.03, 0.16],
    leaders: [0.04, 0.14],
    income: [-0.08, 0.38],
    monuments: [0.28, 1.46],
    treasures: [0.1, 0.6],
    shaky: [0.01, -0.16],
    faith: [0.01, 0.17],
    followers: [0.02, 0.14],
    outnumbered: [0.01, -0.06],
    hand: [-0.02, 0.06],
    kinds: [0.01, -0.03],
    temples: [0.06, 0.12],
    matching: [0, -0.01],
    catastrophes: [-0.12, -0.17],
    tempo: [0.84, 0],
  },
  spread: [1.17, 1.54],
}
