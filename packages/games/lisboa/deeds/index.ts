import { countDeeds, type GameDeeds, inEvery, type Lang } from '@ludoteca/engine'
import { decreeWigs, type Event, NOBLES, type State } from '../rules/index.ts'
import { words } from '../rules/text/words.ts'

const GROUPS = {
  en: { decrees: 'Decrees', visits: 'Nobles visited' },
  zh: { decrees: '法令', visits: '拜访过的贵族' },
}

const DECREES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { held: 'held at the end', scored: 'that scored' },
  zh: { held: '终局持有', scored: '其中得分的' },
}

export const deeds: GameDeeds<State, Event> = {
  of(ended, events) {
    const { all, count } = countDeeds(ended.seats)
    for (const e of events) if (e.type === 'visited') count(e.seat, 'visits', NOBLES[e.noble] ?? '')
    for (const [seat, { decrees }] of ended.players.entries())
      for (const decree of decrees) {
        count(seat, 'decrees', 'held')
        if (decreeWigs(ended, seat, decree) > 0) count(seat, 'decrees', 'scored')
      }
    return all
  },
  words: inEvery(lang => ({
    groups: GROUPS[lang],
    name: (group, key) =>
      group === 'decrees'
        ? (DECREES[lang][key] ?? key)
        : words[lang].the.kind((NOBLES as readonly string[]).indexOf(key)),
  })),
}
