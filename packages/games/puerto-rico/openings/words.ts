import { inEvery, type Lang, type OpeningWords } from '@ludoteca/engine'
import type { BuildingId, Role } from '../rules/index.ts'
import { names } from '../rules/text/all-names.ts'

const trees: Readonly<Record<Lang, OpeningWords['trees']>> = {
  en: {
    roles: { name: 'Roles', line: 'The first six roles, in the order they were chosen.' },
    buildings: { name: 'Buildings', line: 'The first four buildings of the player who sits there.' },
  },
  zh: {
    roles: { name: '角色', line: '全桌最先选的六个角色，按选择的先后。' },
    buildings: { name: '建筑', line: '这位玩家最先盖的四座建筑。' },
  },
}

export const words: Readonly<Record<Lang, OpeningWords>> = inEvery(lang => {
  const { roles, buildings } = names[lang]
  const step = (tree: string, key: string): string =>
    (tree === 'roles' ? roles[key as Role]?.name : buildings[key as BuildingId]?.name) ?? key
  return { trees: trees[lang], step, piece: step }
})
