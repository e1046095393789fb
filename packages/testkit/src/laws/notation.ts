import { canonical } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'

const NOISE = ['', ' ', 'no such action', '0', '-1', 'undo 1', '中文', '{}', '__proto__', 'constructor']

/** One readable line per action, and back. */
export const notation: LawMaker = ({ game }) => ({
  name: 'notation round-trips',
  every: 3,
  position({ state, legal }) {
    const interned = game.legal(state)
    for (const [i, action] of legal.entries()) {
      const text = game.write(action)
      if (text === '' || text !== text.trim() || /[\r\n]/.test(text)) return `“${text}” is not one clean line`
      if (/^undo \d+$/.test(text)) return `“${text}” means taking back in a save file`
      const back = game.read(text)
      if (!back) return `“${text}” cannot be read back`
      if (canonical(back) !== canonical(action)) return `“${text}” is read back as ${canonical(back)}`
      if (interned[i] === action && back !== action) return `“${text}” is read back as another object`
    }
    const accepted = NOISE.find(text => game.read(text) !== null)
    return accepted === undefined ? null : `“${accepted}” is read as an action`
  },
})
