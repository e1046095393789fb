import { expect, test } from 'vitest'
import { plain, plainOver } from '../src/terminal/plain.ts'

test.each([
  ['renames the window', 'a\u001b]0;owned\u0007b', 'a\ufffd]0;owned\ufffdb'],
  ['clears the screen', 'a\u001b[2Jb', 'a\ufffd[2Jb'],
  ['writes to the clipboard', '\u001b]52;c;YQ==\u001b\\', '\ufffd]52;c;YQ==\ufffd\\'],
  ['begins the line again', 'Ana\rEve', 'Ana\ufffdEve'],
  ['speaks in one byte', '\u009b2J', '\ufffd2J'],
  ['turns around what follows', 'a\u202eb\u2066', 'a\ufffdb\ufffd'],
])('text that %s is shown and not obeyed', (_, text, shown) => expect(plain(text)).toBe(shown))

test('our own colours, lines and columns stay', () => {
  const ours = '\u001b[1;32m阿纳\u001b[0m\tx\n第二行'
  expect(plain(ours)).toBe(ours)
  expect(plain('a\r\nb')).toBe('a\nb')
  expect(plainOver('\r[██] 1/2')).toBe('\r[██] 1/2')
  expect(plainOver('x\ry')).toBe('x\ufffdy')
})
