import { expect, test } from 'vitest'
import { freeNames } from '../src/newgame/bot-names.ts'

test('bots are never called like somebody at the table', () => {
  expect(freeNames('Ana,Bruno,Elena', ['Bruno', null, ''])).toEqual(['Ana', 'Elena'])
})
