import type { LawMaker } from '../law.ts'

/** Actions are shared by everybody, so nobody may change them. */
export const frozen: LawMaker = ({ game }) => ({
  name: 'actions are frozen',
  every: 3,
  position({ legal }) {
    const loose = legal.find(action => !isDeepFrozen(action))
    return loose ? `“${game.write(loose)}” can be changed` : null
  },
})

function isDeepFrozen(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen)
}
