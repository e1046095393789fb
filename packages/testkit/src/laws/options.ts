import { resolveOptions } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'

/** Options hang together: every default, value and preset can really be chosen. */
export const options: LawMaker = ({ game }) => ({
  name: 'options and presets hang together',
  finish() {
    const ids = game.options.map(spec => spec.id)
    if (new Set(ids).size < ids.length) return `an option has two entries: ${ids.join(', ')}`
    for (const { id, values, presets = {}, seats, own } of game.options) {
      if (new Set(values).size < Math.max(own ? 1 : 2, values.length))
        return `${id} has no choice: ${values.join(', ')}`
      const odd = seats?.find(count => count < game.seats.min || count > game.seats.max)
      if (odd !== undefined) return `${id} is for ${odd} players, and the game is not`
      for (const [value, preset] of Object.entries(presets)) {
        if (!values.includes(value)) return `${id} has a preset for ${value}, which is no value of it`
        for (const [other, wanted] of Object.entries(preset)) {
          const target = game.options.find(spec => spec.id === other)
          if (!target?.values.includes(wanted)) return `preset ${id}=${value} wants ${other}=${wanted}`
        }
      }
      for (let count = game.seats.min; count <= game.seats.max; count++) {
        for (const value of seats && !seats.includes(count) ? [] : values) {
          const resolved = resolveOptions(game, count, { [id]: value })
          if (resolved.ok) game.create({ seats: count, options: resolved.options, seed: 'options' })
        }
      }
    }
    return null
  },
})
