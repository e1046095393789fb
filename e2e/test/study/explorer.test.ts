import type { AnyGame, Lang } from '@ludoteca/engine'
import { linesOf, matchOf, type Node, readShipped } from '@ludoteca/review/openings'
import { findGame, shelf } from '@ludoteca/shelf'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways } from '../../lib/fitness.ts'
import { visit } from '../../lib/visit.ts'

const steps = (page: Page) => page.getByTestId('steps').locator('li')

/** The openings of a game, as they were shipped. */
async function shippedOf(id: string) {
  const openings = await findGame(id)?.openings?.()
  if (!openings) throw new Error(`${id} has no openings`)
  return { openings, shipped: await readShipped(await openings.shipped()) }
}

const largest = (node: Node<number>): [string, Node<number>] => {
  const [first] = [...node.next].sort(([, a], [, b]) => b.n - a.n)
  if (!first) throw new Error('nothing came next')
  return first
}

/** Follows what was played most for two steps, and opens the game in which it is seen. */
async function follow(page: Page, id: string, lang: Lang): Promise<void> {
  const { openings, shipped } = await shippedOf(id)
  const set = shipped.sets.find(({ seats }) => seats === 4)
  const tree = openings.trees[0]?.key ?? ''
  const root = set?.trees[tree]?.[0]
  if (!root) throw new Error('nobody played four')
  const words = openings.words[lang]
  const [first, node] = largest(root)
  const [second, last] = largest(node)
  const of = (key: string) => steps(page).and(page.locator(`[data-step="${key}"]`))
  await of(first).getByRole('link').first().click()
  await expect.poll(() => page.locator('#here').textContent()).toBe(words.step(tree, first))
  const digits = async () => ((await of(second).locator('dd').first().textContent()) ?? '').replace(/\D/g, '')
  await expect.poll(digits).toMatch(new RegExp(`^${last.n}`))
  expect(await page.locator('nav ol li').count()).toBe(2)
  expect(await findings(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await of(second).getByRole('link').last().click()
  const [seen] = last.seen
  await page.waitForURL(`**/explorer/${id}/${seen?.game}/replay?at=${seen?.at}&**`)
  await page.getByTestId('try-from').waitFor()
  // The move that was asked for has just been made.
  const game = (await findGame(id)?.rules()) as AnyGame
  const example = shipped.games[seen?.game ?? 0] as (typeof shipped.games)[number]
  const match = matchOf(game, shipped.version, example)
  const lines = match ? linesOf(openings, match, seen?.at) : []
  expect(lines.find(each => each.tree === tree && each.turn === 0)?.steps.at(-1)?.key).toBe(second)
  // Back to the line, also for whoever came by a link.
  await page.reload()
  await page.getByRole('link', { name: /^(返回|Back)$/ }).click()
  await expect.poll(() => page.locator('#here').textContent()).toBe(words.step(tree, first))
  await page.locator('nav ol a').first().click()
  await expect.poll(() => page.locator('nav ol li').count()).toBe(1)
}

describe('the explorer', () => {
  for (const wish of [
    { lang: 'en', theme: 'light' },
    { lang: 'zh', theme: 'dark', phone: true },
  ] as const) {
    test(`follows openings of every game and opens games in the replay (${wish.lang})`, async () => {
      await visit(wish, '/', async page => {
        await page.getByTestId('explorer').click()
        await steps(page).first().waitFor()
        expect(await findings(page)).toEqual([])
        for (const { id, titles } of shelf) {
          await page.getByRole('radio', { name: titles[wish.lang].name, exact: true }).check()
          await steps(page).first().waitFor()
          await follow(page, id, wish.lang)
        }
      })
    })
  }

  test('folds rare steps away', async () => {
    await visit({ lang: 'zh', phone: true }, '/explorer?game=lisboa&tree=decrees', async page => {
      await steps(page).first().waitFor()
      const seen = () => steps(page).filter({ visible: true }).count()
      const all = await steps(page).count()
      expect(await seen()).toBe(12)
      await page.getByText(`展开其余 ${all - 12} 项`).press('Enter')
      await expect.poll(seen).toBe(all)
      expect(await findings(page)).toEqual([])
    })
  })

  test('says who sits where and what is counted by the keyboard alone, and what an address makes no sense of is left out', async () => {
    await visit({ lang: 'en' }, '/explorer?game=chess&players=9&turn=7&tree=x&step=y', async page => {
      await steps(page).first().waitFor()
      expect(await page.locator('nav ol li').count()).toBe(1)
      const [{ openings }] = [await shippedOf(shelf[0]?.id ?? '')]
      const [one, other] = openings.trees.map(({ key }) => openings.words.en.trees[key]?.name ?? '')
      await page.getByRole('radio', { name: one ?? '', exact: true }).focus()
      await page.keyboard.press('ArrowRight')
      expect(await page.getByRole('radio', { name: other ?? '', exact: true }).isChecked()).toBe(true)
      await page.getByRole('radio', { name: '1st to play' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => page.url()).toContain('turn=2')
    })
  })
})
