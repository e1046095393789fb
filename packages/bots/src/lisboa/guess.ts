import type { Weights } from '../features.ts'

/** Weights by hand, from which `npm run fit` starts. */
export const GUESS: Weights = {
  features: {
    wigs: [1, 0],
    final: [1, -0.2],
    reis: [0.02, 0.5],
    influence: [0, 1],
    goods: [0, 1],
    cargo: [0, 0.6],
    icons: [0, 2],
    powers: [0, 2.5],
    favors: [0, 1.5],
    plans: [0, 3],
    officials: [0, 1.5],
    stores: [0, 5],
    exposure: [0, 1.2],
    cubes: [0, 1],
    nextSet: [0, 0.5],
    sets: [0, 3],
    houses: [0, 0.5],
    decrees: [0, 2],
  },
  spread: [4, 14],
}
