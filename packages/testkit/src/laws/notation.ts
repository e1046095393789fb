import { canonical } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { some } from '../tools.ts'

const SAMPLE = 30
const NOISE = ['', ' ', 'no such action', '0', '-1', 'undo 1', '中文', '{}', '__proto__', 'constructor']

/** One readable line per action, and back. */
export const notation: LawMaker = ({ game }) => ({
  name: 'notation round-trips',
  every: 7,
  position({ state, legal, rng }) {
    const interned = new Set(game.legal(state))
    for (const action of some(legal, SAMPLE, rng)) {
      const text = game.write(action)
      if (text === '' || text !== text.trim() || /[\r\n]/.test(text)) return `“${text}” is not one clean line`
      if (/^undo \d+$/.test(text)) return `“${text}” means taking back in a save file`
      const back = game.read(text)
      if (!back) return `“${text}” cannot be read back`
      if (canonical(back) !== canonical(action)) return `“${text}” is read back as ${canonical(back)}`
      if (interned.has(action) && back !== action) return `“${text}” is read back as another object`
    }
    const accepted = NOISE.find(text => game.read(text) !== null)
    return accepted === undefined ? null : `“${accepted}” is read as an action`
  },
})
