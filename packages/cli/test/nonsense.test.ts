import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { scripted, words } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))

describe('nonsense gets one sentence and exit code 2', () => {
  const damaged = join(folder, 'damaged.ludo')
  writeFileSync(damaged, 'ludoteca-save 1 puerto-rico 1 seats=3 seed=a\n0 role settler\n')
  test.each([
    ['plya', '“plya”'],
    ['play', 'puerto-rico'],
    ['play chess', '“chess”'],
    ['play puerto-rico --seats you', '2'],
    ['play puerto-rico --seats you,you,you,you,you,you', '5'],
    ['play puerto-rico --seats you,hal', '“hal”'],
    ['play puerto-rico --option nobles', '“nobles”'],
    ['play puerto-rico --option nobels=on', '“nobels”'],
    ['play puerto-rico --option nobles=maybe', '“maybe”'],
    ['play puerto-rico --load nowhere.ludo', 'nowhere.ludo'],
    [`play puerto-rico --load "${damaged}"`, 'damaged.ludo'],
    [`play puerto-rico --load "${damaged}" --seed x`, '--seed'],
    ['play puerto-rico --lang tlh', '“tlh”'],
    ['sim puerto-rico --games 0', '--games'],
    ['sim puerto-rico --seats you,easy', 'easy'],
    ['arena --bots easy,random', '“arena --game”'],
    ['arena --game chess', '“chess”'],
    ['replay', 'replay'],
    ['rules puerto-rico zzz', '“zzz”'],
    ['help plya', '“plya”'],
  ])('%s', async (line, part) => {
    for (const locale of ['en_US.UTF-8', 'zh_CN.UTF-8']) {
      const terminal = scripted([])
      expect(await run(words(line), { LC_ALL: locale }, terminal)).toBe(2)
      expect(terminal.shown).toHaveLength(1)
      const [sentence = ''] = terminal.shown
      expect(sentence).toContain(part)
      expect(sentence.trim()).not.toContain('\n')
      expect(/[\u4e00-\u9fff]/.test(sentence)).toBe(locale.startsWith('zh'))
    }
  })
})
