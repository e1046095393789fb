import { type AnyText, LANGS, type Seat } from '@ludoteca/engine'
import type { Finding, LawMaker } from '../law.ts'
import { slip } from '../prose.ts'
import { some, viewers } from '../tools.ts'

const CHOICES = 30
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva']
const who = (seat: Seat): string => NAMES[seat] ?? `P${seat}`

/** Everything a player meets can be read in every language. */
export const texts: LawMaker = ({ game, text }) => {
  const inEvery = (what: string, write: (text: AnyText) => unknown): Finding => {
    if (!text) return null
    for (const lang of LANGS) {
      const words = write(text[lang])
      const wrong = slip(words, lang)
      if (wrong) return `${lang}, ${what}: “${words}” ${wrong}`
    }
    return null
  }
  return {
    name: 'prompts, actions and events read well in every language',
    every: 7,
    position({ state, seat, legal, rng }) {
      const own = game.view(state, seat)
      const finding = inEvery('prompt', words => words.prompt(own))
      if (finding) return finding
      for (const action of some(legal, CHOICES, rng)) {
        const wrong = inEvery(game.write(action), words => words.action(action, own))
        if (wrong) return wrong
      }
      return null
    },
    step({ setup, events }) {
      for (const event of events) {
        for (const viewer of viewers(setup)) {
          const seen = game.viewEvent(event, viewer)
          if (text && LANGS.every(lang => text[lang].event(seen, who) === null)) continue
          const wrong = inEvery(`event ${JSON.stringify(seen)}`, words => words.event(seen, who))
          if (wrong) return wrong
        }
      }
      return null
    },
    end({ state }) {
      for (const { parts } of game.standings(state)) {
        for (const { key } of parts) {
          const wrong = inEvery(`part ${key}`, words => words.part(key))
          if (wrong) return wrong
        }
      }
      return null
    },
  }
}
