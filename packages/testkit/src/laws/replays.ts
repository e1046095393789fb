import { type Action, canonical, type Entry, readSave, replay, stateAt, writeSave } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { difference } from '../tools.ts'

const CHECKPOINTS = 8

/** The log is the save: setup and actions bring back every position, also by way of a save file. */
export const replays: LawMaker = ({ game }) => {
  let passed = new Map<number, string>()
  let seed = ''
  let played = 0
  return {
    name: 'the same seed and log give the same game',
    step({ setup, after }) {
      if (setup.seed !== seed) {
        seed = setup.seed
        passed = new Map()
        played = 0
      }
      played++
      if (played < CHECKPOINTS || played % CHECKPOINTS === 0) passed.set(played, canonical(after))
      return null
    },
    end({ setup, state, actions }) {
      const entries = seated(actions)
      if (!entries) return 'the log cannot be played again'
      const again = replay(game, setup, entries)
      if (!again.ok) return `entry ${again.at + 1} is refused on replay: ${again.refusal.rule}`
      if (setup.seed === seed) {
        for (const [count, want] of passed) {
          const got = canonical(stateAt(again.match, count))
          if (got !== want) return `differs after ${count} actions: ${difference(got, want)}`
        }
      }
      const loaded = readSave(writeSave(again.match), [game])
      if (!loaded.ok) return `its save file is refused: ${JSON.stringify(loaded.problem)}`
      const [one, other] = [canonical(loaded.match.state), canonical(state)]
      return one === other ? null : `ends differently when loaded: ${difference(one, other)}`

      function seated(list: readonly Action[]): Entry<Action>[] | null {
        const s = game.create(setup)
        const log: Entry<Action>[] = []
        for (const action of list) {
          const seat = game.turn(s)
          if (seat === null) return null
          log.push({ kind: 'act', seat, action })
          game.apply(s, action)
        }
        return log
      }
    },
  }
}
