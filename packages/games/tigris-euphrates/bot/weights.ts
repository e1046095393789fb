import type { Weights } from '@ludoteca/bot-kit/features.ts'

/** Made by `npm run fit -- tigris-euphrates 240 c` from `guess.ts`. */
export const WEIGHTS = {
  features: {
    weakest: [0.92, -0.34],
    second: [0.27, -0.11],
    third: [0.08, 0.06],
    strongest: [0.04, 0.13],
    leaders: [0.06, 0.09],
    income: [-0.1, 0.39],
    monuments: [0.3, 1.41],
    treasures: [0.1, 0.6],
    shaky: [0.04, -0.17],
    faith: [0.05, 0.19],
    followers: [0.02, 0.08],
    outnumbered: [0, -0.06],
    hand: [-0.1, -0.01],
    kinds: [0.01, 0.06],
    temples: [0.11, 0.13],
    matching: [-0.01, -0.02],
    catastrophes: [0.01, 0.29],
    tempo: [0.93, 0.03],
    works: [-0.08, 1.37],
  },
  spread: [1.56, 1.8],
} satisfies Weights
