import { type Action, type AnyGame, type AnyMatch, type AnyText, startMatch } from '@ludoteca/engine'
import { toy, toyText } from '@ludoteca/testkit/toy'
import type { Player } from '../src/store/players.ts'
import { TableController, type TableDependencies } from '../src/table/local/controller.ts'
import type { Confirm } from '../src/table/local/turn-pause.ts'

export const game = toy as unknown as AnyGame
export const text = (lang: 'en' | 'zh'): AnyText => toyText[lang] as unknown as AnyText

export const HUMAN: Player = { kind: 'human' }
export const BOT: Player = { kind: 'bot', level: 'easy' }

export const newMatch = (seats: number): AnyMatch =>
  startMatch(
    game,
    { seats, seed: 'table', options: { rules: 'short', hand: '3', pool: 'on' } },
    ['Ana', 'Bruno', 'Cai'].slice(0, seats),
  )

interface Asked {
  readonly seat: number
  readonly view: object
  readonly signal: AbortSignal
  readonly answer: (notation: string) => void
  readonly fail: () => void
}

/** A table whose clock and bots are in the hands of the test. */
export function sit(
  players: readonly Player[],
  wish: { confirm?: Confirm; privacy?: boolean; stay?: number } = {},
) {
  const saved: string[] = []
  const asked: Asked[] = []
  const timers: { ms: number; ring: () => void }[] = []
  const dependencies: TableDependencies = {
    think: ({ seat, view }, _, signal) =>
      new Promise((answer, fail) =>
        asked.push({ seat, view, signal, answer, fail: () => fail(new Error('no')) }),
      ),
    save: match => saved.push(match.entries.map(entry => entry.kind).join(' ')),
    wait: ms => (ms === 0 ? Promise.resolve() : new Promise(ring => timers.push({ ms, ring }))),
    stay: () => wish.stay ?? 0,
    confirm: () => wish.confirm ?? 'off',
  }
  const table = new TableController(newMatch(players.length), players, wish.privacy ?? true, dependencies)
  table.open()
  return { table, saved, asked, timers, now: table.snapshot }
}

/** Lets promises settle. */
export const settle = () => new Promise(resolve => setTimeout(resolve, 0))

export const first = (list: readonly Action[]): Action => {
  const action = list[0]
  if (!action) throw new Error('nothing to choose from')
  return action
}

/** Plays the whole turn of the person who decides, without drawing from the bag. */
export function playTurn(table: TableController): void {
  const seat = table.snapshot().turn
  while (table.snapshot().turn === seat && table.snapshot().legal.length > 0) {
    const open = table.snapshot().legal.filter(action => action.type !== 'draw')
    table.act(first(open))
  }
}
