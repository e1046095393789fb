import { readFileSync } from 'node:fs'
import { golden, laws } from '@ludoteca/testkit'
import { lisboa } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'

const book = (lang: string): string =>
  readFileSync(new URL(`../rules/rulebook/${lang}.md`, import.meta.url), 'utf8')

const hidden = (pile: readonly number[]): readonly number[] => pile.slice(0, -1)

laws(lisboa, {
  text: { en, zh },
  rulebook: { en: book('en'), zh: book('zh') },
  games: 60,
  secrets: (s: State, viewer) => ({
    'the hands of others': s.players.filter((_, seat) => seat !== viewer).map(p => [...p.hand, ...p.packet]),
    'the cards below the tops': s.piles.map(hidden),
    'the public buildings to come': s.buildingStacks,
    'the decrees to come': s.decreeDeck,
    'the bag': s.bag,
  }),
})

golden(lisboa, en)
