import type { Weights } from '../features.ts'

/** Made by `npm run fit -- lisboa 60 b` from `guess.ts`. */
export const WEIGHTS: Weights = {
  features: {
    wigs: [1, 0.05],
    final: [0.94, -0.33],
    reis: [0.07, 0.59],
    influence: [0.13, 1.13],
    goods: [0.02, 1.37],
    cargo: [-0.04, 0.59],
    icons: [-0.39, 0.62],
    powers: [-0.3, 1.11],
    favors: [0.04, 1.27],
    plans: [-0.08, 2.6],
    officials: [0.29, 2.32],
    stores: [0, 4.52],
    exposure: [-0.09, 0.88],
    cubes: [0.12, 1.3],
    nextSet: [0.13, 1.11],
    sets: [0.98, 4.24],
    houses: [0, 0.02],
    decrees: [-0.08, 1.76],
  },
  spread: [4.2, 7.52],
}
