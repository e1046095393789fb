import { LEVELS } from '@ludoteca/bots'
import { LEVELS as SAID } from '@ludoteca/protocol/figures'
import { expect, test } from 'vitest'

test('the protocol names every level of the bots, in their order', () => {
  expect(SAID).toEqual(LEVELS)
})
