import { canonical, stateAt } from '@ludoteca/engine'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BOT, first, game, HUMAN, playTurn, settle, sit } from './world.ts'

describe('a person at the table', () => {
  test('may do what the rules list, and every action is saved', () => {
    const { table, now, saved } = sit([HUMAN, BOT])
    expect(now().legal).toEqual(game.legal(now().view))
    table.act(first(now().legal))
    expect(now().steps).toHaveLength(1)
    expect(saved).toEqual(['act'])
  })

  test('is told why something is not possible, and nothing happens', () => {
    const { table, now, saved } = sit([HUMAN, BOT])
    const draw = game.read('draw')
    if (!draw) throw new Error('no such action')
    table.act(draw)
    expect(now().refused).toEqual({ rule: 'place-first' })
    table.forgetRefusal()
    expect(now().refused).toBeNull()
    table.explain(draw)
    expect(now().refused).toEqual({ rule: 'place-first' })
    expect(now().steps).toHaveLength(0)
    expect(saved).toEqual([])
  })

  test('sees nothing of what others hold', () => {
    const { table, now } = sit([HUMAN, BOT])
    expect(now().viewer).toBe(0)
    expect(canonical(now().view)).toBe(canonical(game.view(table.match.state, 0)))
  })

  test('is told the consequences of a choice up to the first draw', () => {
    const { table, now } = sit([HUMAN, BOT])
    const place = first(now().legal)
    table.consider([place])
    expect(table.foresight()?.events.map(event => event.type)).toEqual(['placed'])
    expect(table.foresight()?.uncertain).toBe(false)
    table.act(place)
    expect(table.foresight()).toBeNull()
    const draw = first(now().legal.filter(action => action.type === 'draw'))
    table.consider([draw])
    expect(table.foresight()?.uncertain).toBe(true)
    expect(table.foresight()?.events).toEqual([])
    table.consider(null)
    expect(table.foresight()).toBeNull()
    expect(now().steps).toHaveLength(1)
  })
})

describe('taking back', () => {
  test('goes back one action or all of the turn, and play goes on from there', () => {
    const { table, now } = sit([HUMAN, HUMAN], { privacy: false })
    const start = canonical(now().view)
    playTurn(table)
    expect(now().turn).toBe(1)
    expect(now().undoable).toEqual({ seat: 0, count: 2 })
    table.undo()
    expect([now().turn, now().steps.length]).toEqual([0, 1])
    table.resetTurn()
    expect(canonical(now().view)).toBe(start)
    expect(now().undoable).toBeNull()
    expect(now().legal.length).toBeGreaterThan(0)
  })

  test('is not offered once something was drawn', () => {
    const { table, now } = sit([HUMAN, BOT])
    table.act(first(now().legal))
    table.act(first(now().legal.filter(action => action.type === 'draw')))
    expect(now().undoable).toBeNull()
  })

  test('while a bot thinks makes its answer worthless', async () => {
    const { table, now, asked } = sit([HUMAN, BOT])
    playTurn(table)
    expect(now().thinking).toBe(1)
    table.undo()
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(now().turn).toBe(0)
    asked[0]?.answer('toss 0')
    await settle()
    expect(now().turn).toBe(0)
    expect(now().steps).toHaveLength(1)
    playTurn(table)
    await settle()
    expect(asked).toHaveLength(2)
  })
})

describe('the end of a turn', () => {
  test('is held for some seconds, in which it can be taken back', async () => {
    const { table, now, asked, timers } = sit([HUMAN, BOT], { confirm: 3 })
    playTurn(table)
    expect(now().held).toEqual({ seat: 0, seconds: 3 })
    expect(asked).toEqual([])
    table.undo()
    expect([now().held, now().turn]).toEqual([null, 0])
    playTurn(table)
    expect(timers.map(timer => timer.ms)).toEqual([3000, 3000])
    timers[0]?.ring()
    await settle()
    expect(now().held).not.toBeNull()
    timers[1]?.ring()
    await settle()
    expect(now().held).toBeNull()
    expect(asked.map(each => each.seat)).toEqual([1])
  })

  test('waits for a word when it should always be confirmed', () => {
    const { table, now, asked } = sit([HUMAN, BOT], { confirm: 'always' })
    playTurn(table)
    expect(now().held).toEqual({ seat: 0, seconds: null })
    table.passOn()
    expect(now().held).toBeNull()
    expect(asked).toHaveLength(1)
  })

  test('is not held when nothing could be taken back', () => {
    const { table, now } = sit([HUMAN, BOT], { confirm: 'always' })
    table.act(first(now().legal))
    table.act(first(now().legal.filter(action => action.type === 'draw')))
    expect(now().held).toBeNull()
  })
})

describe('bots', () => {
  test('get their own view and nothing else, and their answers are played', async () => {
    const { table, now, asked, saved } = sit([BOT, HUMAN])
    expect(canonical(asked[0]?.view)).toBe(canonical(game.view(table.match.state, 0)))
    const choice = first(game.legal(asked[0]?.view ?? {}))
    asked[0]?.answer(game.write(choice))
    await settle()
    expect(now().steps).toHaveLength(1)
    expect(saved).toEqual(['act'])
    expect(asked).toHaveLength(2)
  })

  test('are told what they have seen in the course of the game', () => {
    const witness = vi.spyOn(game, 'witness')
    onTestFinished(() => witness.mockRestore())
    const { asked } = sit([BOT, HUMAN])
    expect(witness.mock.results.map(each => each.value)).toContain(asked[0]?.view)
  })

  test('that fail or talk nonsense stop the table until asked again', async () => {
    const { table, now, asked } = sit([BOT, HUMAN])
    asked[0]?.fail()
    await settle()
    expect([now().stuck, now().steps.length]).toEqual([true, 0])
    table.retry()
    asked[1]?.answer('take 47')
    await settle()
    expect([now().stuck, now().steps.length]).toEqual([true, 0])
  })

  test('are not heard any more when the table is closed', async () => {
    const { table, now, asked } = sit([BOT, HUMAN])
    table.close()
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer(game.write(first(game.legal(asked[0]?.view ?? {}))))
    await settle()
    expect(now().steps).toHaveLength(0)
    expect(asked).toHaveLength(1)
  })
})

describe('several people at one screen', () => {
  test('confirm who they are before their own things are shown', () => {
    const { table, now } = sit([HUMAN, HUMAN])
    expect([now().covered, now().viewer, now().legal.length]).toEqual([0, 'table', 0])
    table.uncover()
    expect([now().covered, now().viewer]).toEqual([null, 0])
    playTurn(table)
    expect([now().covered, now().viewer]).toEqual([1, 'table'])
    expect(canonical(now().view)).toBe(canonical(game.view(table.match.state, 'table')))
    table.uncover()
    expect([now().covered, now().viewer]).toEqual([null, 1])
  })

  test('confirm again when a turn comes back to somebody else', () => {
    const { table, now } = sit([HUMAN, HUMAN])
    table.uncover()
    playTurn(table)
    table.uncover()
    expect(now().viewer).toBe(1)
    table.undo()
    expect([now().covered, now().viewer]).toEqual([0, 'table'])
  })

  test('are not asked when they keep no secrets from each other', () => {
    const { table, now } = sit([HUMAN, HUMAN], { privacy: false })
    expect([now().covered, now().viewer]).toEqual([null, 0])
    playTurn(table)
    expect([now().covered, now().viewer]).toEqual([null, 1])
  })
})

describe('looking back', () => {
  test('shows an earlier position, read-only, and returns', () => {
    const { table, now } = sit([HUMAN, HUMAN], { privacy: false })
    const start = canonical(game.view(now().view, 'table'))
    playTurn(table)
    table.show(0)
    expect([now().live, now().position, now().legal.length]).toEqual([false, 0, 0])
    expect(canonical(game.view(now().view, 'table'))).toBe(start)
    table.act(first(game.legal(table.match.state)))
    expect(now().steps).toHaveLength(2)
    table.backToLive()
    expect([now().live, now().position]).toEqual([true, 2])
  })

  test('is not disturbed by bots that move on', async () => {
    const { table, now, asked } = sit([HUMAN, BOT])
    playTurn(table)
    table.show(1)
    asked[0]?.answer(game.write(first(game.legal(asked[0]?.view ?? {}))))
    await settle()
    expect([now().position, now().steps.length]).toEqual([1, 3])
  })

  test('plays again what happened, step by step, and can be skipped', async () => {
    const { table, now, timers } = sit([HUMAN, HUMAN], { privacy: false })
    playTurn(table)
    void table.watch(0)
    expect([now().watching, now().position]).toEqual([true, 0])
    timers[0]?.ring()
    await settle()
    expect([now().watching, now().position]).toEqual([true, 1])
    table.skip()
    expect([now().watching, now().live]).toEqual([false, true])
  })

  test('knows what is new to the viewer', () => {
    const { table, now } = sit([HUMAN, HUMAN], { privacy: false })
    playTurn(table)
    playTurn(table)
    expect([now().viewer, now().since, now().steps.length]).toEqual([0, 2, 4])
    const news = now()
      .steps.slice(now().since)
      .flatMap(step => step.events)
    expect(news.length).toBeGreaterThan(0)
    expect(canonical(now().before)).toBe(canonical(game.view(stateAt(table.match, 2), 0)))
    playTurn(table)
    expect([now().viewer, now().since]).toEqual([1, 4])
    table.undo()
    expect([now().viewer, now().since, now().before]).toEqual([0, 5, null])
  })
})

test('a whole game of bots ends, with nobody left to decide', async () => {
  const { now, asked } = sit([BOT, BOT])
  for (let i = 0; i < 400 && !now().over; i++) {
    const question = asked.at(-1)
    question?.answer(game.write(first(game.legal(question.view))))
    await settle()
  }
  expect([now().over, now().turn, now().thinking]).toEqual([true, null, null])
})

describe('following bots', () => {
  /** The bot that was asked last answers, and so on, so many times. */
  async function answers(asked: ReturnType<typeof sit>['asked'], count: number): Promise<number> {
    let given = 0
    for (let last = asked.at(-1); last && given < count; last = asked.at(-1)) {
      last.answer(game.write(first(game.legal(last.view))))
      await settle()
      given++
      if (asked.at(-1) === last) break
    }
    return given
  }

  test('their steps are shown one after the other while they think on', async () => {
    const { now, asked, timers } = sit([BOT, BOT], { stay: 1000 })
    await answers(asked, 3)
    expect([now().steps.length, now().position, now().behind, now().watching]).toEqual([3, 1, 2, true])
    expect(now().now).toMatchObject({ position: 3, live: true })
    timers.shift()?.ring()
    await settle()
    expect([now().position, now().behind]).toEqual([2, 1])
  })

  test('they do not run away from what is shown of them', async () => {
    const { now, asked } = sit([BOT, BOT], { stay: 1000 })
    const given = await answers(asked, 100)
    expect(given).toBeLessThan(20)
    expect(now().behind).toBe(given - 1)
  })

  test('a person whose turn it is can act at once, on the table as it stands', async () => {
    const { table, now, asked } = sit([BOT, HUMAN], { stay: 1000 })
    while (now().now?.turn !== 1 && now().turn !== 1) await answers(asked, 1)
    expect(now().behind).toBeGreaterThan(0)
    expect([now().legal, now().live]).toEqual([[], false])
    const { steps, now: present } = now()
    expect(present?.legal.length).toBeGreaterThan(0)
    table.act(first(present?.legal ?? []))
    expect(now()).toMatchObject({ live: true, position: steps.length + 1, behind: 0, now: null })
  })

  test('what is considered is the table as it stands', async () => {
    const { table, now, asked, timers } = sit([BOT, HUMAN], { stay: 1000 })
    while (now().now?.turn !== 1 && now().turn !== 1) await answers(asked, 1)
    table.consider([first(now().now?.legal ?? [])])
    const foreseen = table.foresight()
    expect(foreseen).not.toBeNull()
    timers.shift()?.ring()
    await settle()
    expect(table.foresight()).toBe(foreseen)
  })

  test('skipping leads to now, and bots are not waited for until a person decides', async () => {
    const { table, now, asked } = sit([BOT, BOT], { stay: 1000 })
    await answers(asked, 3)
    table.skip()
    expect([now().live, now().position]).toEqual([true, 3])
    await answers(asked, 20)
    expect([now().live, now().position]).toEqual([true, 23])
  })

  test('paused, they go by single steps', async () => {
    const { table, now, asked } = sit([BOT, BOT], { stay: 1000 })
    table.pause()
    await answers(asked, 3)
    expect([now().paused, now().position, now().behind]).toEqual([true, 0, 3])
    table.step()
    expect([now().position, now().behind]).toEqual([1, 2])
    table.resume()
    expect([now().paused, now().position]).toEqual([false, 1])
  })
})

describe('who plays alone', () => {
  test('takes back past the bots to the own last decision, and decides anew', async () => {
    const { table, now, asked, saved } = sit([HUMAN, BOT])
    playTurn(table)
    await settle()
    const own = table.match.steps.findLastIndex(step => step.seat === 0)
    const { view } = table.match.game
    const before = canonical(view(stateAt(table.match, own), 0))
    for (let i = 0; i < 20 && now().turn !== 0; i++) {
      const question = asked.at(-1)
      if (!question) throw new Error('no bot was asked')
      question.answer(game.write(first(game.legal(question.view))))
      await settle()
    }
    expect(now().undoable).toBeNull()
    expect(now().retakable).toBe(table.match.steps.length - own)
    expect(now().retakable).toBeGreaterThan(1)
    table.retake()
    expect(canonical(now().view)).toBe(before)
    expect(now().turn).toBe(0)
    expect(now().legal.length).toBeGreaterThan(0)
    expect(saved.at(-1)).toMatch(/ rewind$/)
  })

  test('takes back while a bot thinks, and its answer is not wanted any more', async () => {
    const { table, now, asked } = sit([HUMAN, BOT])
    playTurn(table)
    await settle()
    table.retake()
    asked[0]?.answer('draw')
    await settle()
    expect(now().turn).toBe(0)
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  test('cannot where there is nothing to take back, where others have seen it, and when it is over', () => {
    expect(sit([HUMAN, BOT]).now().retakable).toBe(0)
    const { table, now } = sit([HUMAN, HUMAN])
    playTurn(table)
    expect(now().retakable).toBe(0)
    const before = now().position
    table.retake()
    expect(now().position).toBe(before)
  })
})
