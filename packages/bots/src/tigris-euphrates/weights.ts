import type { Weights } from '../features.ts'

/** Made by `npm run fit -- tigris-euphrates 120 b`, starting from the weights before. */
export const WEIGHTS: Weights = {
  features: {
    weakest: [0.88, -0.27],
    second: [0.23, -0.13],
    third: [0.05, 0.04],
    strongest: [0.03, 0.18],
    leaders: [-0.04, -0.0],
    income: [-0.1, 0.41],
    monuments: [0.15, 1.64],
    treasures: [0.1, 0.6],
    shaky: [0.01, -0.22],
    faith: [-0.0, 0.15],
    followers: [0.02, 0.12],
    outnumbered: [0.0, -0.05],
    hand: [-0.07, 0.0],
    kinds: [0.04, 0.05],
    temples: [0.02, 0.04],
    matching: [0.02, 0.05],
    catastrophes: [-0.05, 0.34],
  },
  spread: [1.16, 1.66],
}
