import type { Nouns } from '../nouns.ts'

const COLOURS = ['red', 'blue', 'green', 'black'] as const

export const nouns: Nouns = {
  colours: COLOURS,
  spheres: COLOURS,
  tiles: ['temple', 'farm', 'market', 'settlement'],
  leaders: ['priest', 'farmer', 'trader', 'king'],
  buildings: ['library', 'granary', 'market hall', 'palace'],
  dynasties: ['Archer', 'Bull', 'Pot', 'Lion'],
  monument: (one, other) => `${COLOURS[one]}-${COLOURS[other]} monument`,
}
