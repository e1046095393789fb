import type { LawMaker } from '../law.ts'

export const check: LawMaker = ({ game }) => ({
  name: 'the conservation laws of the game hold after every action',
  position: ({ state }) => game.check(state)[0] ?? null,
  end: ({ state }) => game.check(state)[0] ?? null,
})
