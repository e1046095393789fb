import { LANGS } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { slip } from '../prose.ts'

/** The game, each option and each of its values have a name; options are explained. */
export const names: LawMaker = ({ game, text }) => ({
  name: 'the game and its options are named in every language',
  finish() {
    for (const lang of text ? LANGS : []) {
      const words = text?.[lang]
      const wanted: [string, unknown][] = [
        ['name', words?.name],
        ['tagline', words?.tagline],
      ]
      for (const { id, values } of game.options) {
        const option = words?.options[id]
        wanted.push([`option ${id}`, option?.name], [`option ${id}, explained`, option?.explain])
        for (const value of values) {
          const named = option?.values[value]
          wanted.push([`option ${id}=${value}`, named?.name])
          if (named?.explain !== undefined) wanted.push([`option ${id}=${value}, explained`, named.explain])
        }
      }
      for (const [what, found] of wanted) {
        const wrong = slip(found, lang)
        if (wrong) return `${lang}, ${what}: “${found}” ${wrong}`
      }
    }
    return null
  },
})
