import { LANGS } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { slip } from '../prose.ts'
import { some } from '../tools.ts'

const CANDIDATES = 40

/** Every “no” comes with a sentence and a place in the rulebook. */
export const reasons: LawMaker = ({ game, text, rulebook, extra }) => ({
  name: 'every refusal has a sentence and a place in the rulebook',
  every: 13,
  position({ state, pool, rng }) {
    for (const action of [...some([...pool.values()], CANDIDATES, rng), ...(extra?.(state) ?? [])]) {
      const refusal = game.refusal(state, action)
      if (!refusal) continue
      for (const lang of LANGS) {
        const words = text?.[lang].refusal(refusal)
        const wrong = text && (words === refusal.rule ? 'is the bare rule' : slip(words, lang))
        if (wrong) return `${lang}, ${refusal.rule} on ${game.write(action)}: “${words}” ${wrong}`
        if (rulebook && !rulebook[lang].includes(`{#${refusal.rule}}`))
          return `the ${lang} rulebook has no anchor {#${refusal.rule}}`
      }
    }
    return null
  },
  finish() {
    if (!rulebook) return null
    const books = LANGS.map(lang => anchors(rulebook[lang]))
    const all = new Set(books.flatMap(book => [...book]))
    const missed = [...all].find(anchor => books.some(book => !book.has(anchor)))
    return missed === undefined ? null : `the anchor {#${missed}} is not in every rulebook`
  },
})

const anchors = (book: string): Set<string> =>
  new Set(Array.from(book.matchAll(/\{#([\w-]+)\}/g), m => m[1] ?? ''))
