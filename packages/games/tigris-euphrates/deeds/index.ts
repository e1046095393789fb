import { countDeeds, type GameDeeds, inEvery, type Lang } from '@ludoteca/engine'
import { type Event, MONUMENT_NAMES, MONUMENTS, type State } from '../rules/index.ts'
import { nouns as en } from '../rules/text/en/nouns.ts'
import type { Nouns } from '../rules/text/nouns.ts'
import { nouns as zh } from '../rules/text/zh/nouns.ts'

const NOUNS: Readonly<Record<Lang, Nouns>> = { en, zh }

const GROUPS = {
  en: { conflicts: 'Wars and revolts', monuments: 'Monuments built' },
  zh: { conflicts: '战争与叛乱', monuments: '建过的纪念碑' },
}

const CONFLICTS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    'war-won': 'wars won',
    'war-lost': 'wars lost',
    'revolt-won': 'revolts won',
    'revolt-lost': 'revolts lost',
  },
  zh: { 'war-won': '战争获胜', 'war-lost': '战争失败', 'revolt-won': '叛乱获胜', 'revolt-lost': '叛乱失败' },
}

export const deeds: GameDeeds<State, Event> = {
  of({ seats }, events) {
    const { all, count } = countDeeds(seats)
    for (const e of events) {
      if (e.type === 'conflict-ended') {
        count(e.winner, 'conflicts', `${e.conflict}-won`)
        count(e.loser, 'conflicts', `${e.conflict}-lost`)
      }
      if (e.type === 'monument-built') count(e.seat, 'monuments', MONUMENT_NAMES[e.monument] ?? '')
    }
    return all
  },
  words: inEvery(lang => ({
    groups: GROUPS[lang],
    name(group, key) {
      if (group === 'conflicts') return CONFLICTS[lang][key] ?? key
      const [one, other] = MONUMENTS[MONUMENT_NAMES.indexOf(key)] ?? []
      return one === undefined || other === undefined ? key : NOUNS[lang].monument(one, other)
    },
  })),
}
