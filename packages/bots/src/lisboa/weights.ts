import type { Weights } from '../features.ts'

/** Made by `npm run fit -- lisboa 60 a`, starting from the weights before. */
export const WEIGHTS: Weights = {
  features: {
    wigs: [0.96, -0.16],
    final: [0.94, -0.33],
    reis: [0.07, 0.64],
    influence: [0.05, 0.83],
    goods: [-0.09, 1.43],
    cargo: [0.14, 0.43],
    icons: [-0.51, 0.23],
    powers: [-0.1, 2.24],
    favors: [0.1, 1.67],
    plans: [-0.19, 2.9],
    officials: [0.5, 2.79],
    stores: [-0.14, 4.72],
    exposure: [-0.1, 0.95],
    cubes: [0.04, 1.01],
    nextSet: [-0.12, 0.66],
    sets: [0.72, 3.67],
    houses: [-0.14, 0.22],
    decrees: [-0.06, 0.77],
  },
  spread: [4.24, 8.03],
}
