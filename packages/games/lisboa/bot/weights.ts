import type { Weights } from '@ludoteca/bot-kit/features.ts'

/** By hand. Features are in wigs at the end, so 1 is what they seem; what plays showed to be worth more or less has another weight. */
export const WEIGHTS: Weights = {
  features: {
    wigs: [1, 0],
    influence: [0.8, -0.25],
    reis: [1, 0],
    goods: [1, 0],
    cubes: [1, 0],
    cargo: [1, 0],
    powers: [1, 0],
    favors: [1, 0],
    decrees: [1, 0],
    plans: [1.5, 1.2],
    officials: [1.5, 1.2],
    houses: [1.8, 1.7],
    hand: [0.5, 0],
    stores: [1, 0],
    tempo: [1, 0],
  },
  spread: [4.2, 12.6],
}
