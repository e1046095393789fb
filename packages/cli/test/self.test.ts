import { expect, test } from 'vitest'
import { calledAs, commandLines } from '../src/self.ts'

test('what is printed can be typed where it was printed', () => {
  expect(calledAs({ npm_lifecycle_event: 'ludoteca' })).toBe('npm run ludoteca --')
  expect(calledAs({ npm_lifecycle_event: 'npx' })).toBe('npx ludoteca')
  expect(calledAs({})).toBe('ludoteca')
})

const goOn = (file: string, windows = false): string[] =>
  commandLines(
    'npm run ludoteca --',
    [
      ['play', 'tigris-euphrates'],
      ['--load', file],
    ],
    80,
    windows,
  )

test('a command is broken between words only, as a shell understands it', () => {
  expect(goOn('a.ludo')).toEqual(['  npm run ludoteca -- play tigris-euphrates --load a.ludo'])
  const file = `/home/ana/${'games/'.repeat(6)}a.ludo`
  expect(goOn(file)).toEqual(['  npm run ludoteca -- play tigris-euphrates \\', `    --load ${file}`])
})

test('a file name with spaces is quoted', () => {
  expect(goOn("Ana's game.ludo").at(-1)).toContain(`--load 'Ana'\\''s game.ludo'`)
})

test('on Windows a path is left as it is, or stands in the quotes that all its shells know, in one line', () => {
  const file = 'C:\\Users\\ana\\Documents\\a folder for the games of the club\\Saturday (2).ludo'
  expect(goOn(file, true)).toEqual([`  npm run ludoteca -- play tigris-euphrates --load "${file}"`])
  expect(goOn('C:\\games\\a.ludo', true).at(-1)).toMatch(/--load C:\\games\\a\.ludo$/)
})
