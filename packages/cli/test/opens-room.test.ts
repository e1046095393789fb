import { expect, test } from 'vitest'
import { opensRoom } from '../src/args.ts'

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
])('“ludoteca %s” opens the room: %s', (line, opens) => {
  expect(opensRoom(line.split(' ').filter(Boolean))).toBe(opens)
})
