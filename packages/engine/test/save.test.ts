import { toy } from '@ludoteca/testkit/toy'
import { describe, expect, test } from 'vitest'
import { canonical, readSave, rewind, type SaveProblem, startMatch, undo, writeSave } from '../src/index.ts'
import { sha256 } from '../src/sha256.ts'
import { en } from '../src/text/en.ts'
import { choose, newTable, playOn, setup, type ToyMatch } from './table.ts'

const load = (text: string) => readSave(text, [toy])

function problem(text: string): SaveProblem {
  const loaded = load(text)
  return loaded.ok ? expect.fail('was loaded') : loaded.problem
}

/** A match with take-backs and names, saved in the middle or at the end. */
function played(count: number): ToyMatch {
  const match = newTable(['Ana María', '小明', '=%\n&'])
  choose(match, 'toss')
  choose(match, 'take')
  undo(match, 0, 2)
  return playOn(match, count)
}

/** Puts a correct count, result and seal under changed lines, as a forger would. */
function resealed(text: string, change: (lines: string[]) => void): string {
  const lines = text.trimEnd().split('\n')
  const end = (lines.pop() ?? '').split(' ')
  change(lines)
  const body = `${lines.join('\n')}\n`
  end[1] = String(lines.length - 1)
  end[end.length - 1] = sha256(body).slice(0, 16)
  return `${body}${end.join(' ')}\n`
}

describe('a save file', () => {
  test('is readable', () => {
    const match = newTable(['Ana María', '小明'])
    choose(match, 'toss')
    undo(match, 0)
    const [header, first, second, end] = writeSave(match).split('\n')
    expect(header).toBe(
      'ludoteca-save 2 toy 1 seats=3 deal=2 seed=table name0=Ana%20Mar%C3%ADa name1=%E5%B0%8F%E6%98%8E opt:rules=short opt:hand=3 opt:pool=on',
    )
    expect(first).toMatch(/^0 toss \d+$/)
    expect(second).toBe('0 undo 1')
    expect(end).toMatch(/^end 2 playing 0\/1,0\/1,0\/1 [0-9a-f]{16}$/)
  })

  test('of the first format is dealt as it was then, and says so when it is saved again', () => {
    const match = startMatch(toy, { ...setup, deal: 1 }, [])
    playOn(match, 5)
    const first = resealed(writeSave(match), lines => {
      lines[0] = (lines[0] ?? '').replace('save 2', 'save 1').replace(' deal=1', '')
    })
    expect(first).toMatch(/^ludoteca-save 1 toy 1 seats=3 seed=/)
    const loaded = load(first)
    if (!loaded.ok) return expect.fail(JSON.stringify(loaded.problem))
    expect(canonical(loaded.match.state)).toBe(canonical(match.state))
    expect(canonical(loaded.match.snapshots[0])).not.toBe(canonical(toy.create(setup)))
    expect(writeSave(loaded.match)).toMatch(/^ludoteca-save 2 toy 1 seats=3 deal=1 seed=/)
    expect(load(writeSave(loaded.match)).ok).toBe(true)
  })

  test.each(['deal=3', 'deal=', 'deal=2 deal=1', ''])('does not guess how it was dealt: “%s”', said => {
    const [other] = [writeSave(newTable([]))].map(text =>
      resealed(text, lines => {
        lines[0] = (lines[0] ?? '').replace('deal=2', said).replace('  ', ' ')
      }),
    )
    expect(problem(other ?? '')).toMatchObject({ line: 1, reason: 'bad-field' })
  })

  test.each([0, 1, 10, Number.POSITIVE_INFINITY])('brings back a match after %d actions', count => {
    const match = played(count)
    const loaded = load(writeSave(match))
    if (!loaded.ok) return expect.fail(JSON.stringify(loaded.problem))
    const { game: _, ...rest } = loaded.match
    const { game: __, ...saved } = match
    expect(canonical(rest)).toBe(canonical(saved))
    expect(writeSave(loaded.match)).toBe(writeSave(match))
  })

  test('keeps what all agreed to take back', () => {
    const match = playOn(newTable(), 12)
    rewind(match, 5)
    const text = writeSave(match)
    expect(text).toContain('\n- rewind 5\nend 13 playing ')
    const loaded = load(text)
    expect(loaded.ok && canonical(loaded.match.state)).toBe(canonical(match.state))
    expect(problem(resealed(text, lines => lines.splice(-1, 1, '- rewind 99')))).toMatchObject({
      line: 14,
      reason: 'bad-undo',
    })
  })

  test.each(['', ' ', 'seed with spaces', '种子', 'a=b&c%', '\ud83d half'])('keeps the seed “%s”', seed => {
    const match = playOn(startMatch(toy, { ...setup, seed }), 20)
    const loaded = load(writeSave(match))
    expect(loaded.ok && canonical(loaded.match.state)).toBe(canonical(match.state))
  })

  test('may have come through Windows', () => {
    const text = writeSave(played(10))
    expect(load(`\ufeff${text.replaceAll('\n', '\r\n')}\r\n`).ok).toBe(true)
  })

  test('of an older version is played and saved again under that version, while the game knows it', () => {
    const text = writeSave(played(10))
    const later = { ...toy, version: 3, oldest: 1 }
    const loaded = readSave(text, [later])
    if (!loaded.ok) return expect.fail(loaded.problem.reason)
    expect(loaded.match.setup.version).toBe(1)
    expect(writeSave(loaded.match)).toBe(text)
    for (const oldest of [2, undefined]) {
      expect(readSave(text, [{ ...toy, version: 3, ...(oldest && { oldest }) }])).toMatchObject({
        problem: { reason: 'other-rules' },
      })
    }
  })

  test('is found among several games', () => {
    const other = { ...toy, id: 'other' }
    const loaded = readSave(writeSave(played(5)), [other, toy])
    expect(loaded.ok && loaded.match.game).toBe(toy)
  })
})

describe('a damaged save file', () => {
  const text = writeSave(played(20))
  const lines = text.trimEnd().split('\n')
  const whole = load(text)
  const good = whole.ok ? canonical(whole.match.state) : expect.fail('the file itself is bad')

  /** Refused with a line in the file and a reason that has a sentence; or nothing was lost. */
  function survives(damaged: string): void {
    const loaded = load(damaged)
    if (loaded.ok) {
      expect(canonical(loaded.match.state)).toBe(good)
      return
    }
    const { line, reason } = loaded.problem
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(Math.max(1, damaged.trimEnd().split('\n').length))
    expect(Object.keys({ ...en.save, ...en.option })).toContain(reason)
  }
  const refused = (damaged: string) => expect(load(damaged).ok).toBe(false)

  test('with any line missing is refused', () => {
    for (const at of lines.keys()) {
      const damaged = lines.toSpliced(at, 1).join('\n')
      survives(damaged)
      refused(damaged)
    }
  })

  test('with any line twice is refused', () => {
    for (const [at, line] of lines.entries()) {
      const damaged = lines.toSpliced(at, 0, line).join('\n')
      survives(damaged)
      refused(damaged)
    }
  })

  test('with any two neighbouring lines exchanged is refused', () => {
    for (let at = 1; at < lines.length; at++) {
      const damaged = lines.toSpliced(at - 1, 2, lines[at] ?? '', lines[at - 1] ?? '').join('\n')
      survives(damaged)
      refused(damaged)
    }
  })

  test('cut off anywhere is refused', () => {
    const end = text.trimEnd().length
    for (let length = 0; length < end; length++) {
      survives(text.slice(0, length))
      refused(text.slice(0, length))
    }
  })

  test('with any character changed is refused or loses nothing', () => {
    for (let at = 0; at < text.length; at++) {
      for (const other of ['x', '0', ' ', '\n', '=', '%']) {
        if (text[at] !== other) survives(text.slice(0, at) + other + text.slice(at + 1))
      }
    }
  })

  test('with any line turned to noise is refused', () => {
    for (const at of lines.keys()) {
      for (const noise of [
        '',
        '0',
        '0 ',
        '9 draw',
        '0 no such action',
        '0 undo 0',
        '0 undo 99',
        'end',
        '\u0000',
      ]) {
        const damaged = lines.with(at, noise).join('\n')
        survives(damaged)
        refused(damaged)
      }
    }
  })

  test.each<[string, string, Partial<SaveProblem>]>([
    ['an empty file', '', { line: 1, reason: 'not-a-save' }],
    ['some other file', '{"game":"toy"}\n', { line: 1, reason: 'not-a-save' }],
    [
      'another format',
      text.replace('save 2', 'save 3'),
      { line: 1, reason: 'unknown-format', params: { format: '3' } },
    ],
    [
      'another game',
      text.replace(' toy ', ' chess '),
      { line: 1, reason: 'unknown-game', params: { game: 'chess' } },
    ],
    [
      'other rules',
      text.replace('toy 1', 'toy 7'),
      { line: 1, reason: 'other-rules', params: { said: '7', found: 1 } },
    ],
    ['too many seats', text.replace('seats=3', 'seats=5'), { line: 1, reason: 'bad-seats' }],
    ['half a seat', text.replace('seats=3', 'seats=2.5'), { line: 1, reason: 'bad-seats' }],
    ['no seats', text.replace(' seats=3', ''), { line: 1, reason: 'bad-seats' }],
    [
      'a name too many',
      text.replace('name2', 'name3'),
      { line: 1, reason: 'bad-field', params: { field: 'name3' } },
    ],
    ['a broken escape', text.replace('seed=', 'seed=%'), { line: 1, reason: 'bad-field' }],
    [
      'a part without value',
      text.replace('seed=table', 'seed'),
      { line: 1, reason: 'bad-field', params: { field: 'seed' } },
    ],
    ['an unknown part', text.replace('seed=', 'sead='), { line: 1, reason: 'bad-field' }],
    ['an unknown option', text.replace('opt:hand', 'opt:foot'), { line: 1, reason: 'unknown-option' }],
    ['an unknown value', text.replace('opt:hand=3', 'opt:hand=9'), { line: 1, reason: 'unknown-value' }],
    [
      'an option of other tables',
      text.replace('seats=3', 'seats=4').replace('pool=on', 'pool=off'),
      { line: 1, reason: 'option-seats' },
    ],
    ['another seed', text.replace('seed=table', 'seed=chair'), {}],
    [
      'the wrong seat',
      lines.with(1, (lines[1] ?? '').replace('0', '1')).join('\n'),
      { line: 2, reason: 'illegal' },
    ],
    [
      'a bad undo',
      lines.with(3, '0 undo 3').join('\n'),
      { line: 4, reason: 'bad-undo', params: { text: 'undo 3' } },
    ],
    ['a wrong count', text.replace(/end \d+/, 'end 99'), { line: lines.length, reason: 'wrong-count' }],
    [
      'a wrong seal',
      text.replace(/.\n$/, match => (match[0] === '0' ? '1\n' : '0\n')),
      { line: lines.length, reason: 'wrong-seal' },
    ],
    ['a wrong result', text.replace(' playing ', ' over '), { line: lines.length, reason: 'wrong-result' }],
    ['no closing line', lines.slice(0, -1).join('\n'), { line: lines.length - 1, reason: 'cut-off' }],
  ])('%s', (_what, damaged, expected) => {
    expect(problem(damaged)).toMatchObject(expected)
  })

  test('changed and sealed again is still held to the rules', () => {
    expect(problem(resealed(text, all => all.splice(4, 1)))).toMatchObject({ reason: 'illegal' })
  })

  test('changed where only the seal can tell is refused', () => {
    expect(problem(text.replace('name0=Ana', 'name0=Eva'))).toEqual({
      line: lines.length,
      reason: 'wrong-seal',
      params: {},
    })
  })
})

describe('who sat where', () => {
  const sitters = [null, 'easy', 'my bot, 2=x']

  test('stands in the file and comes back', () => {
    const match = played(10)
    const text = writeSave(match, sitters)
    expect(text.split('\n')[0]).toContain(' seats=person,bot:easy,bot:my%20bot%2C%202%3Dx seats=3 ')
    const loaded = load(text)
    expect(loaded.ok && loaded.sitters).toEqual(sitters)
    expect(loaded.ok && canonical(loaded.match.state)).toBe(canonical(match.state))
  })

  test('is unknown in files that do not say it', () => {
    const loaded = load(writeSave(played(10)))
    expect(loaded.ok && loaded.sitters).toBeNull()
  })

  /** What the reader did before files said it: of two equal keys the last one counts. */
  test('is passed over by readers that only know the number of seats', () => {
    const fields = writeSave(played(3), sitters).split('\n')[0]?.split(' ').slice(4) ?? []
    let seats = 0
    for (const field of fields) {
      const [key, value] = [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]
      if (key === 'seats') seats = Number(decodeURIComponent(value))
    }
    expect(seats).toBe(3)
  })

  test.each(['person,bot:easy', 'person,bot:,person', 'person,nobody,person', 'person,bot:%,person'])(
    'is not guessed: “%s”',
    said => {
      const text = resealed(writeSave(played(3), sitters), lines => {
        lines[0] = (lines[0] ?? '').replace(/seats=person\S+/, `seats=${said}`)
      })
      expect(problem(text)).toMatchObject({ line: 1, reason: 'bad-field' })
    },
  )
})
