import { choose, offered } from '@ludoteca/harness/browser/play.ts'
import { decision } from '@ludoteca/lisboa'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openSave, prepare } from '../../lib/lisboa.ts'
import { visit } from '../../lib/visit.ts'

const PANES = ['city', 'court', 'market', 'table'] as const

/** Things of the pane in sight that can be pressed and are not whole between what sticks to the edges; of more than fit, the first counts. */
const HIDDEN = `(() => {
  const lit = document.querySelector('[data-pane-tab][aria-current=true]')
  const top = lit.parentElement.getBoundingClientRect().bottom
  const bottom = document.querySelector('#decision').getBoundingClientRect().top
  const boxes = [...document.querySelectorAll('[data-pane=' + lit.dataset.paneTab + '] [data-open=true]')]
    .map(each => [each, each.getBoundingClientRect()])
  const height = Math.max(...boxes.map(([, box]) => box.bottom)) - Math.min(...boxes.map(([, box]) => box.top))
  const first = boxes.toSorted(([, a], [, b]) => a.top - b.top).slice(0, 1)
  return (height > bottom - top - 16 ? first : boxes)
    .filter(([, box]) => box.top < top - 1 || box.bottom > bottom + 1 || box.left < -1 || box.right > innerWidth + 1)
    .map(([each, box]) => lit.dataset.paneTab + ' ' + each.dataset.spot + ' ' + [box.top, box.bottom, top, bottom].map(Math.round).join(' '))
})()`

const hidden = (page: Page) => page.evaluate<string[]>(HIDDEN)

/** Gives the focus to everything in the pane that can be pressed, one after the other; what is then not whole in sight. */
const hiddenWithFocus = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const lit = document.querySelector('[data-pane-tab][aria-current=true]')
    const found = []
    for (const each of document.querySelectorAll('[data-pane=' + lit.dataset.paneTab + '] [data-open=true]')) {
      each.focus()
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      const top = lit.parentElement.getBoundingClientRect().bottom
      const bottom = document.querySelector('#decision').getBoundingClientRect().top
      const box = each.getBoundingClientRect()
      if (box.top < top - 1 || box.bottom > bottom + 1)
        found.push(each.dataset.spot + ' ' + [box.top, box.bottom, top, bottom].map(Math.round).join(' '))
    }
    document.activeElement.blur()
    return found
  })()`)

const KINDS = [
  'turn',
  'store',
  'open',
  'decree',
  'ship',
  'plan',
  'recruit',
  'cardinal',
  'market',
  'draw',
  'clear',
] as const

describe('on a phone', () => {
  test.each(KINDS)(
    'what can be pressed is whole in sight when its pane is opened, however far one had scrolled: %s',
    async kind => {
      const { save } = prepare(4, s => decision(s)?.kind === kind)
      await visit({ phone: true }, '/', async (page, url) => {
        await openSave(page, url, save)
        await expect.poll(() => hidden(page)).toEqual([])
        for (const pane of PANES) {
          await page.evaluate('scrollTo(0, document.body.scrollHeight / 3)')
          await page.locator(`[data-pane-tab=${pane}]`).click()
          await expect
            .poll(() => page.locator(`[data-pane-tab=${pane}]`).getAttribute('aria-current'))
            .toBe('true')
          await expect.poll(() => hidden(page), { message: pane }).toEqual([])
          await expect.poll(() => hiddenWithFocus(page), { message: pane }).toEqual([])
        }
      })
    },
  )

  test('what the next decision is about comes into sight by itself', async () => {
    const { save } = prepare(3, s => decision(s)?.kind === 'store')
    await visit({ phone: true }, '/', async (page, url) => {
      await openSave(page, url, save)
      for (let n = 0; n < 12; n++) {
        await page.evaluate('scrollTo(0, document.body.scrollHeight)')
        const before = await page.getByTestId('log').textContent()
        await choose(page)
        await offered(page)
        // A card was only looked at.
        if ((await page.getByTestId('log').textContent()) === before) continue
        await expect.poll(() => hidden(page), { message: String(n) }).toEqual([])
      }
    })
  })

  test('a pane is opened at its top when nothing in it can be pressed', async () => {
    const { save } = prepare(4, s => decision(s)?.kind === 'store')
    await visit({ phone: true }, '/', async (page, url) => {
      await openSave(page, url, save)
      await page.locator('[data-pane-tab=table]').click()
      await page.evaluate('scrollTo(0, 500)')
      await page.locator('[data-pane-tab=court]').click()
      await expect
        .poll(async () => (await page.locator('[data-panel=church]').boundingBox())?.y ?? 0)
        .toBeGreaterThan(90)
    })
  })
})
