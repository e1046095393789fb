import { describe, expect, test } from 'vitest'
import { parseCases } from './cases/parse.ts'
import { runCase } from './cases/run.ts'

/** Where a file is malformed or a case fails, and what is said about it. */
function complaints(source: string): string[] {
  const { cases, problems } = parseCases(source)
  const failures = cases.flatMap(each => runCase(each) ?? [])
  return [...problems, ...failures].map(({ line, what }) => `${line}: ${what}`)
}

const fenced = (body: string): string => `# Cases\n\ntext\n\n\`\`\`case\n${body}\n\`\`\`\n`

describe('a file of cases', () => {
  test('is plain or a page with fenced blocks', () => {
    const body = 'T1 passing\n  when P1 pass\n  then action 2'
    expect([parseCases(body).cases.length, complaints(body)]).toEqual([1, []])
    expect([parseCases(fenced(body)).cases.length, complaints(fenced(body))]).toEqual([1, []])
    expect(parseCases(`${body}\n\nT2 again\n  when P1 pass\n  then action 2`).cases).toHaveLength(2)
    expect(complaints(body.replaceAll('\n', '\r\n'))).toEqual([])
  })

  test('other fenced blocks of the page are skipped', () => {
    const page = `\`\`\`\nT9 not this\n\`\`\`\n${fenced('T1 x\n  then not over')}`
    expect(parseCases(page).cases.map(each => each.id)).toEqual(['T1'])
  })
})

describe('what is malformed is reported with its line', () => {
  test('each malformed block is reported once, under its name', () => {
    const { problems } = parseCases(fenced('T7 x\n  whne P1 pass\n  thne ok\n  then ok;'))
    expect(problems).toEqual([{ id: 'T7', line: 7, what: expect.stringContaining('whne') }])
    expect(parseCases(fenced('  when P1 pass\n  then ok')).problems).toHaveLength(1)
  })

  test('a forgotten fence costs one case, not those after it', () => {
    const page = `\`\`\`case\nT1 x\n  then not over\n${fenced('T2 x\n  then not over')}`
    expect(parseCases(page).cases.map(each => each.id)).toEqual(['T2'])
    expect(complaints(page)).toEqual(['1: the block is never closed'])
  })

  test('a fence may say more than the language, and longer fences may quote shorter ones', () => {
    const page = `\`\`\`\`md\n${fenced('T9 not this\n  then over')}\`\`\`\`\n\`\`\`case one\nT1 x\n  then not over\n\`\`\`\n`
    expect([parseCases(page).cases.map(each => each.id), complaints(page)]).toEqual([['T1'], []])
  })

  test.each([
    ['a word that is no clause', 'T1 x\n  whne P1 pass\n  then ok', 7],
    ['a block without a check', 'T1 x\n  when P1 pass', 6],
    ['given after when', 'T1 x\n  when P1 pass\n  given R@G5\n  then ok', 8],
    ['an empty check', 'T1 x\n  then ok;', 7],
    ['no title', '  then ok', 6],
    ['an empty block', '', 5],
  ])('%s', (_, body, line) =>
    expect(complaints(fenced(body))).toEqual([expect.stringMatching(`^${line}: .`)]),
  )

  test('a block that is never closed is reported', () =>
    expect(complaints('```case\nT1 x\n  then ok')).toEqual(['1: the block is never closed']))

  test.each([
    ['R@Z5', 'there is no square Z5'],
    ['R@G5 K@G5', 'two pieces on one square'],
    ['9k@G5', 'there is no player 9'],
    ['players=2 3k@G5', 'there is no player 3'],
    ['hand1=RXK', 'hand1=RXK means nothing in given'],
    ['opt:colour=red', 'colour: unknown-option'],
    ['opt:wonder=maybe', 'wonder: unknown-value'],
    ['M:RR@G5', 'there is no monument RR'],
    ['M:RG@P11', 'a monument over the edge'],
    ['bG@G5', 'a building needs a tile of its colour'],
  ])('given %s', (given, what) =>
    expect(complaints(`T1 x\n  given ${given}\n  then not over`)).toEqual([`2: ${what}`]),
  )

  test('commands and checks that do not exist are reported', () => {
    expect(complaints('T1 x\n  when P1 dance\n  then ok')).toEqual(['2: "P1 dance" is no command'])
    expect(complaints('T1 x\n  when P1 pass\n  then okay')).toEqual(['3: "okay" is no check'])
    expect(complaints('T1 x\n  when P9 pass\n  then ok')).toEqual(['2: there is no player P9'])
  })
})

describe('a case that does not hold fails', () => {
  test.each([
    ['score P1 R+1', 'it is none'],
    ['at G5 K', 'it is R'],
    ['kingdoms 1', 'it is 0'],
    ['over', 'it goes on'],
    ['action 1', 'it is 2'],
    ['illegal', 'the last command was accepted'],
    ['on 1k', 'it is at home'],
    ['rank P1 > P2', 'it is ='],
    ['take P1 B2', 'waiting for action'],
    ['war k P1:1 P2:1', 'it is waiting for action'],
    ['turn P2', 'it is P1'],
    ['final P1 3', 'it is 0'],
    ['bag 3', 'it is 100'],
  ])('%s', (check, found) =>
    expect(complaints(`T1 x\n  given R@G5\n  when P1 pass\n  then ${check}`)).toEqual([
      `4: ${check}: ${found}`,
    ]),
  )

  test.each(['ok', 'illegal'])('%s without a command', check =>
    expect(complaints(`T1 x\n  then ${check}`)).toEqual([`2: ${check}: there was no command`]),
  )

  test('a refusal nobody expected is a failure', () =>
    expect(complaints('T1 x\n  when P1 tile K G5\n  then score none')).toEqual([
      '2: P1 tile K G5 was refused: tile-not-in-hand',
    ]))
})
