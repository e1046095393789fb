import { expect, test } from 'vitest'
import { misprints } from '../lib/fitness.ts'
import { visit } from '../lib/visit.ts'

const BOARD = `
  <p style="font: 11px sans-serif">small</p>
  <p style="font: 16px sans-serif; width: 3em; overflow-wrap: anywhere">colonization</p>
  <button style="font: 16px sans-serif; width: 2em; padding: 0; white-space: nowrap">beyond the edge</button>
  <p style="font: 16px/1 sans-serif; height: 13px; overflow: hidden">gypsy</p>
  <p style="font: 16px sans-serif">as it should be</p>
  <p style="font: 9px sans-serif; clip-path: inset(50%)"><b>only said</b></p>`

test('what is printed badly is found, each kind of it', async () => {
  // Our own pages allow no styles written on things; an empty one has no settings to keep.
  await visit({ errors: /localStorage/ }, '/', async page => {
    await page.goto('about:blank')
    await page.setContent(BOARD)
    expect(await misprints(page)).toEqual({
      small: ['small'],
      broken: ['colonization'],
      cut: ['beyond the edge', 'gypsy'],
      letters: ['gypsy'],
    })
  })
})
