import type { AnyMatch } from '@ludoteca/engine'
import { act } from '@ludoteca/engine'
import { PLAYED, pathOf } from '@ludoteca/review/tree'
import { beforeEach, describe, expect, test } from 'vitest'
import { TableController } from '../../src/table/local/controller.ts'
import { Board, type KeptBoard } from '../../src/whatif/board.ts'
import { Release } from '../../src/whatif/release.ts'
import { newBoard } from '../../src/whatif/try-from.ts'
import { BOT, first, game, HUMAN, newMatch, settle } from '../world.ts'

let match: AnyMatch
let board: Board
let kept: KeptBoard[]

beforeEach(() => {
  match = newMatch(2)
  for (let i = 0; i < 6; i++) {
    const turn = game.turn(match.state)
    if (turn !== null) act(match, turn, [first(game.legal(match.state))])
  }
  kept = []
  board = new Board(match, newBoard(match, null), each => kept.push(each))
})

const here = () => board.snapshot().kept.here
const lines = () => board.snapshot().kept.tree.lines
const played = () => board.snapshot().kept.tree.played

describe('the what-if board', () => {
  test('what bots do is undone with what a person did before, and everything can be redone', () => {
    const way = [...played().slice(0, 3), 'a']
    board.follow(way, false)
    board.follow([...way, 'b'], true)
    expect(pathOf(board.snapshot().kept.tree, 1)).toEqual([...way, 'b'])
    board.undo()
    expect(lines()).toEqual([])
    expect(here()).toEqual({ line: PLAYED, at: 6 })
    board.redo()
    expect(here()).toEqual({ line: 1, at: 5 })
    board.redo()
    expect(here()).toEqual({ line: 1, at: 5 })
  })

  test('names, places, order and deletions are undone as well', () => {
    board.follow([...played().slice(0, 3), 'a'], false)
    board.follow([...played().slice(0, 2), 'b'], false)
    board.rename(1, 'first')
    board.promote(2)
    board.go({ line: 1, at: 99 })
    expect(here()).toEqual({ line: 1, at: 4 })
    board.remove(1)
    expect(here()).toEqual({ line: PLAYED, at: 3 })
    const seen: string[] = []
    for (let i = 0; i < 7; i++) {
      board.undo()
      seen.push(`${lines().map(line => line.name || line.id)} ${here().line}@${here().at}`)
    }
    expect(seen).toEqual(['2,first 1@4', '2,first 2@3', 'first,2 2@3', '1,2 2@3', '1 1@4', ' 0@6', ' 0@6'])
  })

  test('every change is kept, and whoever goes elsewhere gets the table laid anew', () => {
    const { laid } = board.snapshot()
    board.follow([...played().slice(0, 3), 'a'], false)
    expect(board.snapshot().laid).toBe(laid)
    board.go({ line: PLAYED, at: 2 })
    expect(board.snapshot().laid).toBe(laid + 1)
    board.go({ line: PLAYED, at: 2 })
    expect(kept.map(each => each.here.at)).toEqual([4, 2])
  })

  test('while the game is on, one takes over no seat of others and leaves none of one’s own', () => {
    const running = new Board(match, { ...newBoard(match, 0), players: [HUMAN, BOT] }, () => {})
    running.setPlayer(1, HUMAN)
    running.setPlayer(0, BOT)
    expect(running.snapshot().kept.players).toEqual([HUMAN, BOT])
    running.setPlayer(1, { kind: 'bot', level: 'hard' })
    expect(running.snapshot().kept.players[1]).toEqual({ kind: 'bot', level: 'hard' })
  })
})

describe('bots at a what-if board', () => {
  function sit(byHand: boolean) {
    const release = new Release(() => byHand)
    const start = newMatch(2)
    let asked = 0
    let count = 0
    const table = new TableController(start, [BOT, BOT], false, {
      release,
      think: async ({ view }) => {
        asked++
        return game.write(first(game.legal(view)))
      },
      save: ({ steps }) => {
        if (steps.length > count) release.played()
        count = steps.length
      },
      wait: () => Promise.resolve(),
      stay: () => 0,
      confirm: () => 'off',
    })
    table.open()
    return { table, asked: () => asked, steps: () => start.steps.length }
  }

  test('they wait until somebody lets them play', async () => {
    const { table, asked } = sit(false)
    await settle()
    expect(asked()).toBe(0)
    expect(table.snapshot().waits).toBe(true)
    table.retry()
    await settle()
    expect(asked()).toBeGreaterThan(1)
  })

  test('by hand, each move is asked for', async () => {
    const { table, steps } = sit(true)
    for (const n of [1, 2]) {
      table.retry()
      await settle()
      expect(steps()).toBe(n)
      expect(table.snapshot().waits).toBe(true)
    }
  })
})
