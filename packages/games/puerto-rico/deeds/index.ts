import { countDeeds, type GameDeeds, inEvery } from '@ludoteca/engine'
import {
  BUILDING_IDS,
  type BuildingId,
  type Event,
  PROSPECTOR,
  ROLES,
  type Role,
  type State,
} from '../rules/index.ts'
import { names } from '../rules/text/all-names.ts'

const GROUPS = {
  en: { roles: 'Roles taken', buildings: 'Buildings' },
  zh: { roles: '选过的角色', buildings: '盖过的建筑' },
}

export const deeds: GameDeeds<State, Event> = {
  of({ seats }, events) {
    const { all, count } = countDeeds(seats)
    for (const e of events) {
      // Which of the two prospectors it was makes no difference.
      if (e.type === 'roleTaken') count(e.seat, 'roles', ROLES[Math.min(e.card, PROSPECTOR)] ?? '')
      if (e.type === 'built') count(e.seat, 'buildings', BUILDING_IDS[e.building] ?? '')
    }
    return all
  },
  words: inEvery(lang => {
    const { roles, buildings } = names[lang]
    return {
      groups: GROUPS[lang],
      name: (group, key) =>
        (group === 'roles' ? roles[key as Role]?.name : buildings[key as BuildingId]?.name) ?? key,
    }
  }),
}
