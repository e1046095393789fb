import type { Weights } from '@ludoteca/bot-kit/features.ts'

/** Weights by hand, from which `npm run fit` starts. */
export const GUESS = {
  features: {
    weakest: [1, 0],
    second: [0.35, 0.1],
    third: [0.12, 0.08],
    strongest: [0.05, 0.05],
    leaders: [0, 0.1],
    income: [0.1, 0.8],
    monuments: [0.2, 1.4],
    treasures: [0.1, 0.6],
    shaky: [0, -0.2],
    faith: [0, 0.15],
    followers: [0, 0.08],
    outnumbered: [0, -0.08],
    hand: [0, 0.06],
    kinds: [0, 0.06],
    temples: [0, 0.05],
    matching: [0.05, 0.15],
    catastrophes: [0, 0.35],
    tempo: [0.8, 0],
    works: [0, 1.5],
  },
  spread: [1, 2],
} satisfies Weights
