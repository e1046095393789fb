import {
  type Action,
  type AnyGame,
  type Entry,
  readSave,
  replay,
  type Setup,
  stateAt,
  writeSave,
} from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { unequal } from '../tools.ts'

/** The log is the save: setup and actions bring back every position, also by way of a save file. */
export const replays: LawMaker = ({ game }) => {
  let current: Setup | null = null
  let passed = new Map<number, string>()
  return {
    name: 'the same seed and log give the same game',
    every: 16,
    step({ setup, number, after }) {
      if (setup !== current) passed = new Map()
      current = setup
      passed.set(number + 1, JSON.stringify(after))
      return null
    },
    end({ setup, state, actions }) {
      const positions = setup === current ? passed : []
      const entries = seated(game, setup, actions)
      if (!entries) return 'the log cannot be played again'
      const again = replay(game, setup, entries)
      if (!again.ok) return `entry ${again.at + 1} is refused on replay: ${again.refusal.rule}`
      for (const [count, want] of positions) {
        const other = unequal(stateAt(again.match, count), want)
        if (other) return `differs after ${count} actions: ${other}`
      }
      const loaded = readSave(writeSave(again.match), [game])
      if (!loaded.ok) return `its save file is refused: ${JSON.stringify(loaded.problem)}`
      const other = unequal(loaded.match.state, JSON.stringify(state))
      return other && `ends differently when loaded: ${other}`
    },
  }
}

function seated(game: AnyGame, setup: Setup, actions: readonly Action[]): Entry<Action>[] | null {
  const state = game.create(setup)
  const entries: Entry<Action>[] = []
  for (const action of actions) {
    const seat = game.turn(state)
    if (seat === null) return null
    entries.push({ kind: 'act', seat, action })
    game.apply(state, action)
  }
  return entries
}
