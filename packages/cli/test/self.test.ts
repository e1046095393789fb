import { expect, test } from 'vitest'
import { calledAs, commandLines } from '../src/self.ts'

test('what is printed can be typed where it was printed', () => {
  expect(calledAs({ npm_lifecycle_event: 'ludoteca' })).toBe('npm run ludoteca --')
  expect(calledAs({ npm_lifecycle_event: 'npx' })).toBe('npx ludoteca')
  expect(calledAs({})).toBe('ludoteca')
})

const goOn = (file: string): string[] =>
  commandLines(
    'npm run ludoteca --',
    [
      ['play', 'tigris-euphrates'],
      ['--load', file],
    ],
    80,
  )

test('a command is broken between words only, as a shell understands it', () => {
  expect(goOn('a.ludo')).toEqual(['  npm run ludoteca -- play tigris-euphrates --load a.ludo'])
  const file = `/home/ana/${'games/'.repeat(6)}a.ludo`
  expect(goOn(file)).toEqual(['  npm run ludoteca -- play tigris-euphrates \\', `    --load ${file}`])
})

test('a file name with spaces is quoted', () => {
  expect(goOn("Ana's game.ludo").at(-1)).toContain(`--load 'Ana'\\''s game.ludo'`)
})
