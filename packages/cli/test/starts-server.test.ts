import { expect, test } from 'vitest'
import { startsServer } from '../src/args.ts'

test.each([
  ['', true],
  ['serve --port 0', true],
  ['--port 0', true],
  ['--host 0.0.0.0 --trust-proxy', true],
  ['--lang zh', true],
  ['--help', false],
  ['--lang zh --help', false],
  ['--lang zh help', false],
  ['--lang zh play lisboa', false],
  ['play lisboa', false],
  ['backup /backups', false],
])('“ludoteca %s” starts the server: %s', (line, opens) => {
  expect(startsServer(line.split(' ').filter(Boolean))).toBe(opens)
})
