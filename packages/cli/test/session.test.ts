import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical, readSave } from '@ludoteca/engine'
import type { AnyScreen } from '@ludoteca/terminal-kit/screen.ts'
import { type ToyState, toy } from '@ludoteca/testkit/toy'
import { describe, expect, test } from 'vitest'
import { screenOf } from '../src/screens.ts'
import { commandLines } from '../src/self.ts'
import { COLUMNS, sitDown } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
const ones = (count: number): string[] => new Array(count).fill('1')

test('somebody who always takes the first choice gets to the end of the game', async () => {
  const { session, text } = await sitDown('you,easy', [...ones(40), ''])
  expect(session.match.game.turn(session.match.state)).toBeNull()
  expect(text).toContain('The game is over.')
  expect(text).toMatch(/Winner: |The victory is shared: /)
})

test('when the input ends the game stops without a fuss', async () => {
  const { session, text } = await sitDown('you,easy', ['1'])
  expect(text).toContain('No more input')
  expect(session.match.steps).toHaveLength(1)
})

test('bots among themselves need nobody', async () => {
  const { text } = await sitDown('easy,random,easy', [])
  expect(text).toContain('Easy 1 ')
  expect(text).toContain('The game is over.')
})

test('in Chinese everything is Chinese', async () => {
  const { text } = await sitDown('you,easy', ['help', '?', 'x', '1', 'quit', ''], 'zh')
  expect(text).toContain('你：打出或弃掉一张牌')
  expect(text).toContain('可以输入：')
  expect(text).toContain('“x”不在可选之列')
  expect(text).not.toMatch(/\b(the|choice|Type|points)\b/)
})

test('after the first turn only what changed is shown again', async () => {
  const screen: AnyScreen = {
    ...(await screenOf('toy')),
    picture: view => [
      ['the sea'],
      ['the coast', '  with rocks'],
      [`turn ${toy.turn(view as ToyState)}`],
      [canonical(view)],
    ],
  }
  const answers = ['1', 'draw', 'board', 'quit', '']
  const { text } = await sitDown('you,easy,easy', answers, 'en', 'table', screen)
  const [first = '', , second = '', whole = ''] = text.split(/^> (?:1|draw|board)$/m)
  expect(first).toMatch(/^the sea\nthe coast\n {2}with rocks\nturn 0\n\{.*\}$/m)
  expect(first).not.toContain('The rest is as it was')
  expect(second).not.toMatch(/sea|rocks|turn 0/)
  expect(second).toMatch(/^\{.*\}\nThe rest is as it was; “board” shows everything\.$/m)
  expect(whole).toMatch(/^the sea\nthe coast\n {2}with rocks\nturn 0$/m)
})

describe('hint', () => {
  test('names a few of the choices, each with its chances and a reason, and changes nothing', async () => {
    const { session, text } = await sitDown('you,easy', ['hint', 'quit', ''])
    const hints = [...text.matchAll(/^· .+: about (\d+) % to win \(notation: (.+)\)\.(?: .+\.)?$/gm)]
    expect(hints.length).toBeGreaterThan(0)
    expect(hints.length).toBeLessThanOrEqual(3)
    const { game, state, steps } = session.match
    const offered = game.legal(state).map(game.write)
    for (const [, share, notation] of hints) {
      expect(Number(share)).toBeLessThanOrEqual(100)
      expect(offered).toContain(notation)
    }
    expect(steps).toHaveLength(0)
  })

  test('speaks Chinese, and is asked for in Chinese', async () => {
    const { text } = await sitDown('you,easy', ['提示', 'quit', ''], 'zh')
    expect(text).toMatch(/：胜率约 \d+%（记谱：.+）。.+/)
  })

  test('has nothing to say when the game is over', async () => {
    const { text } = await sitDown('you,easy', [...ones(40), 'hint', ''])
    expect(text.match(/The game is over\./g)?.length).toBeGreaterThan(1)
  })
})

describe('undo', () => {
  test('takes back the own action and asks again', async () => {
    const { session, text } = await sitDown('you,easy', ['1', 'undo', 'quit', ''])
    expect(session.match.steps).toHaveLength(0)
    expect(session.match.entries.map(entry => entry.kind)).toEqual(['act', 'undo'])
    expect(text.match(/Place or toss a card/g)).toHaveLength(2)
  })

  test('stops where something was drawn', async () => {
    const { session, text } = await sitDown('you,easy', ['1', 'draw', 'undo', 'quit', ''])
    expect(text).toContain('There is nothing you can take back')
    expect(session.match.entries.every(entry => entry.kind === 'act')).toBe(true)
  })

  test('refuses to go too far', async () => {
    const { text } = await sitDown('you,easy', ['1', 'undo 5', 'undo x', 'quit', ''])
    expect(text.match(/at most 1/g)).toHaveLength(2)
  })
})

describe('why', () => {
  test('a choice that is not allowed is answered with the rule', async () => {
    const { text } = await sitDown('you,easy', ['draw', '? draw', 'quit', ''])
    expect(text).toContain('First place or toss a card.')
    expect(text).toContain('Rule: First place or toss a card\n')
  })

  test('? with a choice tells what it brings, without doing it', async () => {
    const { session, text } = await sitDown('you,easy', ['? 1', 'quit', ''])
    expect(text).toMatch(/What it brings:\n {2}You places \w+ \d+\n {2}You: 0 → \d+ points/)
    expect(session.match.steps).toHaveLength(0)
  })

  test('? never shows what would be drawn', async () => {
    const { text } = await sitDown('you,easy', ['1', '? draw', 'quit', ''])
    expect(text).toContain('… and then it depends on what is drawn.')
    expect(text).not.toContain('You draws')
  })

  test('? alone lists what was possible before and why it is not now', async () => {
    const { text } = await sitDown('you,easy', ['1', 'draw', '?', 'quit', ''])
    expect(text).toMatch(/Not possible now:\n {2}Place .*: You do not have this card/)
  })

  test('? says nothing about what others were offered: it would give their cards away', async () => {
    const { text } = await sitDown('you:Ana,you:Bo', ['', '1', 'draw', '', '?', 'quit', ''])
    expect(text).toContain('Bo: Place or toss a card')
    expect(text).not.toContain('Not possible now')
  })
})

describe('people at one screen', () => {
  test('each is asked to sit down before anything is shown', async () => {
    const { text } = await sitDown('you:Ana,you:Bo', ['', 'toss 0', 'quit', ''], 'en', 'a')
    const [before = ''] = text.split('Ana: Place')
    expect(before).toContain('Only Ana may look now.')
    expect(before).not.toContain('Toss')
  })

  test('one person alone is never sent away', async () => {
    const { text } = await sitDown('you,easy', [...ones(6), 'quit', ''])
    expect(text).not.toContain('may look now')
  })
})

describe('saving', () => {
  const file = join(folder, 'game.ludo')

  test('a saved game can be read again, and quitting then asks nothing', async () => {
    const { session, text } = await sitDown('you,easy', ['1', `save ${file}`, 'quit'])
    const loaded = readSave(readFileSync(file, 'utf8'), [toy])
    expect(loaded.ok && loaded.match.steps.length).toBe(session.match.steps.length)
    expect(text).not.toContain('Save the game first?')
    const load = [
      ['play', 'toy'],
      ['--load', file],
    ]
    expect(text).toContain(['Go on later with:', ...commandLines('ludoteca', load, COLUMNS), ''].join('\n'))
  })

  test('quit offers to save', async () => {
    const other = join(folder, 'other.ludo')
    await sitDown('you,easy', ['1', 'quit', other])
    expect(readFileSync(other, 'utf8')).toMatch(/^ludoteca-save 2 toy 1 seats=person,bot:easy seats=2 /)
  })

  test('a file that is something else is left alone', async () => {
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'Dear Ana')
    const { text } = await sitDown('you,easy', [`save ${letter}`, 'save', `save ${folder}/no/where`, 'quit'])
    expect(readFileSync(letter, 'utf8')).toBe('Dear Ana')
    expect(text).toContain('is not a Ludoteca save file')
    expect(text).toContain('Type: save FILE')
    expect(text).toContain('cannot be written')
  })
})

test('log shows what happened, or the last lines of it', async () => {
  const { text } = await sitDown('you,easy', ['log', '1', '1', 'log', 'log 1', 'quit', ''])
  expect(text).toContain('Nothing has happened yet.')
  const [, , whole = '', last = ''] = text.split(/^> (?:1|log(?: 1)?)$/m).slice(1)
  expect(whole.trim().split('\n').length).toBeGreaterThan(last.trim().split('\n').length)
})
