import type { AnyGame } from '@ludoteca/engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Unwanted } from '../../src/bots/pool.ts'
import type { Asked } from '../../src/live/hub.ts'
import { choice, type Hall, openHall, personOf, quickBots, toyGames } from '../live/hall.ts'
import { Page } from '../table/page.ts'

const steps = async (hall: Hall, id: string): Promise<number> => (await hall.store.tables.row(id))?.steps ?? 0

/** Ana plays until the bot is on turn. */
async function untilBot(hall: Hall, id: string): Promise<void> {
  for (;;) {
    const page = new Page()
    const update = await hall.hub.look(id, personOf('ana'))
    if (update) page.take(update)
    if ((await hall.store.tables.row(id))?.turn !== 'ana') return
    await hall.do('ana', id, choice(page))
  }
}

test('a bot that fails is replaced by an easy one for that decision', async () => {
  const quick = quickBots(toyGames)
  const asked: string[] = []
  const hall = await openHall({
    bots: {
      ...quick,
      think(game, view, seat, level, table) {
        asked.push(level)
        return level === 'hard'
          ? Promise.reject(new Error('lost'))
          : quick.think(game, view, seat, level, table)
      },
    },
  })
  const id = await hall.create('ana')
  await hall.do('ana', id, { do: 'bot', seat: 1, level: 'hard' })
  await hall.do('ana', id, { do: 'start' })
  await untilBot(hall, id)
  await vi.waitFor(() => expect(asked.slice(0, 4)).toEqual(['hard', 'easy', 'hard', 'easy']))
})

test('where everybody has left, the rest is played by easy bots', async () => {
  const quick = quickBots(toyGames)
  const asked: string[] = []
  const hall = await openHall({
    bots: {
      ...quick,
      think(game, view, seat, level, table) {
        asked.push(level)
        return quick.think(game, view, seat, level, table)
      },
    },
  })
  const id = await hall.create('ana', { seats: 3, guardian: 'expert' })
  for (const seat of [1, 2]) await hall.do('ana', id, { do: 'bot', seat, level: 'expert' })
  await hall.do('ana', id, { do: 'start' })
  await untilBot(hall, id)
  await vi.waitFor(() => expect(asked).toContain('expert'))
  expect(await hall.do('ana', id, { do: 'resign' })).toMatchObject({ type: 'done' })
  const before = asked.length
  await vi.waitFor(async () => expect((await hall.store.tables.row(id))?.phase).toBe('over'))
  expect(new Set(asked.slice(before + 1))).toEqual(new Set(['easy']))
})

test('games that everybody has left share one slow pace, however many there are', async () => {
  const quick = quickBots(toyGames)
  const [leftTo, asked]: [Set<string>, number[]] = [new Set(), []]
  const think: typeof quick.think = (game, view, seat, level, table) => {
    if (leftTo.has(table)) asked.push(performance.now())
    return quick.think(game, view, seat, level, table)
  }
  const hall = await openHall({ bots: { ...quick, think }, botPace: 600 })
  for (let n = 0; n < 3; n++) {
    const id = await hall.create('ana', { seats: 3 })
    for (const seat of [1, 2]) await hall.do('ana', id, { do: 'bot', seat, level: 'easy' })
    await hall.do('ana', id, { do: 'start' })
    leftTo.add(id)
    await hall.do('ana', id, { do: 'resign' })
  }
  const MOVES = 12
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(MOVES), { timeout: 20_000 })
  expect((asked[MOVES] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual((MOVES - 2) * 50)
})

test('where people look on, bots take their time', async () => {
  const hall = await openHall({ botPace: 200 })
  const id = await hall.play(['ana'])
  const line = hall.enter(null)
  line.say({ type: 'watch', table: id })
  await line.next('update')
  // Before the move that gives the turn to the bot: a machine that is slow only adds to it.
  const since = performance.now()
  await untilBot(hall, id)
  const before = await steps(hall, id)
  await vi.waitFor(async () => expect(await steps(hall, id)).toBeGreaterThan(before), { interval: 5 })
  expect(performance.now() - since).toBeGreaterThan(150)
})

test('a bot is told what it has seen in the course of the game', async () => {
  const quick = quickBots(toyGames)
  const views: object[] = []
  const [toy] = toyGames.values()
  const witness = vi.spyOn(toy as AnyGame, 'witness')
  onTestFinished(() => witness.mockRestore())
  const think: typeof quick.think = (game, view, ...rest) => {
    views.push(view)
    return quick.think(game, view, ...rest)
  }
  const hall = await openHall({ bots: { ...quick, think } })
  const id = await hall.play(['ana'])
  await untilBot(hall, id)
  await vi.waitFor(() => expect(views.length).toBeGreaterThan(0))
  expect(witness.mock.results.map(each => each.value)).toContain(views[0])
})

test('a bot whose position was taken back thinks again', async () => {
  let answer: (text: string) => void = () => {}
  const views: object[] = []
  const hall = await openHall({
    bots: {
      think(_, view) {
        views.push(view)
        return new Promise(resolve => {
          answer = resolve
        })
      },
      close: async () => {},
    },
  })
  const id = await hall.play(['ana'])
  await untilBot(hall, id)
  await vi.waitFor(() => expect(views).toHaveLength(1))
  await hall.do('ana', id, { do: 'ask', request: { kind: 'rewind', steps: 0 } })
  answer('draw')
  expect(await steps(hall, id)).toBe(0)
  await untilBot(hall, id)
  await vi.waitFor(() => expect(views).toHaveLength(2))
})

test('a bot is asked for whom it thinks, and told when nobody wants to know any more', async () => {
  const asked: Asked[] = []
  const hall = await openHall({
    bots: {
      think(_game, _view, _seat, _level, _table, wish) {
        if (wish) asked.push(wish)
        return new Promise((_, reject) =>
          wish?.unwanted.addEventListener('abort', () => reject(new Unwanted())),
        )
      },
      close: async () => {},
    },
  })
  const id = await hall.play(['ana'])
  await untilBot(hall, id)
  await vi.waitFor(() => expect(asked).toMatchObject([{ person: 'ana', people: 1 }]))
  await hall.do('ana', id, { do: 'ask', request: { kind: 'rewind', steps: 0 } })
  await vi.waitFor(() => expect(asked[0]?.unwanted.aborted).toBe(true))
  await untilBot(hall, id)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await hall.hub.stop()
  expect(asked[1]?.unwanted.aborted).toBe(true)
  expect(hall.log.error).not.toHaveBeenCalled()
})
