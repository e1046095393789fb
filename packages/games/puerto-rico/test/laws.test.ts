import { readFileSync } from 'node:fs'
import { laws } from '@ludoteca/testkit'
import { puertoRico } from '../rules/index.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'

const rulebook = (lang: string): string =>
  readFileSync(new URL(`../rules/rulebook/${lang}.md`, import.meta.url), 'utf8')

laws(puertoRico, {
  text: { en, zh },
  rulebook: { en: rulebook('en'), zh: rulebook('zh') },
  games: 80,
  secrets: (s, viewer) => ({
    'the order of the face-down plantations': s.stack,
    ...(s.rules.chipsCovered && {
      'the covered chips of others': s.players.map((p, seat) => (seat === viewer ? null : p.points)),
    }),
  }),
})
