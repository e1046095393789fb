import type { Coach } from '@ludoteca/page-kit/coach.ts'
import type { PhaseName, State } from '../../rules/index.ts'
import { text } from './text/index.ts'

type Kind = Exclude<PhaseName, 'over'>

export const coach: Coach<State, Kind> = {
  kindOf: view => (view.phase.kind === 'over' ? null : view.phase.kind),
  rules: {
    draft: 'draft',
    role: 'roles',
    guest: 'guesthouse',
    hacienda: 'settler-buildings',
    forest: 'forest-house',
    settle: 'take-tile',
    hunt: 'nobles',
    privilege: 'colonists',
    token: 'nobles',
    arrange: 'arrange',
    assign: 'assign',
    build: 'price',
    give: 'black-market',
    produce: 'production',
    extra: 'production',
    land: 'land',
    sell: 'selling',
    supply: 'trader',
    load: 'loading',
    mix: 'small-wharf',
    store: 'storage',
  },
  text,
}
