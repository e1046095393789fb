import type { OpeningStep, OpeningTree } from '@ludoteca/engine'
import { type Action, BUILDING_IDS, PROSPECTOR, ROLES, type State } from '../rules/index.ts'

export const trees: readonly OpeningTree[] = [
  { key: 'roles', depth: 6, shared: true },
  { key: 'buildings', depth: 4 },
]

/** The governor of the first round chooses first. */
export const first = ({ governor }: State): number => governor

/** Which of the two prospectors is taken makes no difference. */
const roleKey = (card: number): string => ROLES[Math.min(card, PROSPECTOR)] ?? ''

export function step(_: State, action: Action): OpeningStep | null {
  if (action.type === 'role') return { tree: 'roles', key: roleKey(action.card) }
  return action.type === 'build' ? { tree: 'buildings', key: BUILDING_IDS[action.building] ?? '' } : null
}
