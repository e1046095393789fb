import {
  type AnyGame,
  type AnyMatch,
  act,
  pick,
  resolveOptions,
  rngFrom,
  startMatch,
  stateAt,
  writeSave,
} from '@ludoteca/engine'
import { playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import {
  LEAST,
  newReview,
  type ReviewState,
  reviewIn,
  reviewing,
  summaryOf,
  withReview,
} from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways } from '../../lib/fitness.ts'
import { handed } from '../../lib/handed.ts'
import { setUpTable, start } from '../../lib/online.ts'
import { visit } from '../../lib/visit.ts'

let match: AnyMatch
let settled: ReviewState
let begun: ReviewState

/** A game of two who choose at random, reviewed with as few steps as can be: wholly, and in part. */
beforeAll(async () => {
  const game = (await findGame('puerto-rico')?.rules()) as AnyGame
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  match = startMatch(game, { seats: 2, options: options.options, seed: 'reviewed' }, ['Ana', 'Bo'])
  const rng = rngFrom('choices')
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state))
    act(match, turn, [pick(rng, game.legal(match.state))])
  begun = newReview(match, { steps: 1, seed: 'review' })
  settled = begun
  for await (const next of reviewing(match, begun)) {
    settled = next
    if (next.looks.filter(look => look !== null).length === match.steps.length - 20) begun = next
  }
}, 300_000)

const openFile = (page: Page, text: string) =>
  page
    .getByTestId('review-file')
    .setInputFiles({ name: 'game.ludo', mimeType: 'text/plain', buffer: Buffer.from(text) })

const finished = (page: Page) => page.getByTestId('review-settled').waitFor({ state: 'attached' })

describe('the review of a finished game', () => {
  test('a file that brings part of a review: the workers go on with it, and the device keeps it', async () => {
    await visit({}, '/review', async page => {
      await openFile(page, withReview(writeSave(match), begun))
      await page.getByTestId('review-graph').waitFor()
      await finished(page)
      const text = await handed(page.getByRole('button', { name: 'Save with the review' }))
      expect(reviewIn(text, match)).toEqual(settled)
      await page.reload()
      await finished(page)
      expect(await page.getByTestId('review-working').count()).toBe(0)
    })
  })

  test('it can be stopped and gone on with', async () => {
    await visit({}, '/review', async page => {
      await openFile(page, writeSave(match))
      await page.getByTestId('review-switch').click()
      await page.getByText('has been stopped').waitFor()
      await page.getByTestId('review-switch').click()
      const bar = page.getByRole('progressbar')
      const value = () => bar.evaluate(each => (each as unknown as { value: number }).value)
      const before = await value()
      await expect.poll(value).toBeGreaterThan(before)
    })
  })

  for (const wish of [
    { lang: 'en', theme: 'light' },
    { lang: 'zh', theme: 'dark', phone: true },
  ] as const) {
    test(`graph, key moments, the board, the replay and back (${wish.lang})`, async () => {
      await visit(wish, '/review', async page => {
        await openFile(page, withReview(writeSave(match), settled))
        await finished(page)
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        expect(await page.getByTestId('review-player').count()).toBe(2)
        const slider = page.getByTestId('review-graph').getByRole('slider')
        const said = () => slider.getAttribute('aria-valuetext')
        const start = await said()
        await slider.focus()
        await page.keyboard.press('ArrowRight')
        await expect.poll(said).not.toBe(start)
        await page.locator('summary').click()
        await page.getByRole('table').waitFor()
        const moment = page.getByTestId('review-moment').first()
        const link = moment.getByRole('link')
        const at = Number(/at=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1])
        // What was to be decided is said: "nothing added" alone tells nobody where one was.
        const text = await findGame('puerto-rico')?.text[wish.lang]()
        const asked = text?.prompt(match.game.view(stateAt(match, at), match.steps[at]?.seat ?? 0)) ?? ''
        expect(await moment.textContent()).toContain(asked)
        await moment.getByRole('button').first().click()
        await page.getByTestId('review-board').waitFor()
        expect(await sideways(page)).toBe(0)
        await link.click()
        await expect
          .poll(() => page.getByTestId('replay-position').textContent())
          .toMatch(new RegExp(`\\b${at}\\b`))
        await page.locator('header a[href^="/review/"]').click()
        await finished(page)
      })
    })

    test(`a key moment is tried anew on the what-if board, and back (${wish.lang})`, async () => {
      await visit(wish, '/review', async page => {
        await openFile(page, withReview(writeSave(match), settled))
        await finished(page)
        const review = page.url()
        const moment = page.getByTestId('review-moment').first()
        const to = (await moment.getByRole('link').getAttribute('href')) ?? ''
        await moment.getByTestId('try-from').click()
        const place = page.getByTestId('what-if-place')
        await expect.poll(() => place.textContent()).toMatch(new RegExp(`\\b${/at=(\d+)/.exec(to)?.[1]}\\b`))
        await page.locator('header a').first().click()
        await expect.poll(() => page.url()).toBe(review)
      })
    })

    test(`a mistake is solved anew (${wish.lang})`, async () => {
      await visit(wish, '/review', async page => {
        await openFile(page, withReview(writeSave(match), settled))
        await finished(page)
        await page.getByTestId('review-learn').click()
        const learning = page.getByTestId('review-learning')
        const task = await learning.textContent()
        const next = page.getByTestId('learn-next')
        expect(await next.isDisabled()).toBe(true)
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        // The best choice of the first mistake.
        const mistake = summaryOf(match, settled).moments.find(each => each.loss >= LEAST.mistake)
        const best = match.game.read(mistake?.best ?? '')
        const view = match.game.view(stateAt(match, mistake?.step ?? 0), mistake?.seat ?? 0)
        const text = await findGame('puerto-rico')?.text[wish.lang]()
        const choice = best ? (text?.action(best, view) ?? '') : ''
        await page.getByTestId('choices').getByRole('button').filter({ hasText: choice }).first().click()
        await expect.poll(() => next.isDisabled()).toBe(false)
        await next.click()
        await expect.poll(() => learning.textContent()).not.toBe(task)
      })
    })
  }

  test('a game that goes on is not reviewed, and its replay offers none', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy'], seed: 'running' })
      await playOn(page, 3)
      const id = /table\/(\w+)/.exec(page.url())?.[1]
      await page.goto(`${url}/replay/${id}`)
      await page.getByTestId('replay-position').waitFor()
      expect(await page.locator('header a[href^="/review/"]').count()).toBe(0)
      await page.goto(`${url}/review/${id}`)
      await page.getByRole('alert').waitFor()
      expect(await page.getByTestId('review-working').count()).toBe(0)
    })
  })

  test('the final screen and the list of tables lead to it', async () => {
    await visit({}, '/', async (page, url) => {
      const buffer = Buffer.from(writeSave(match))
      await page.getByTestId('save-file').setInputFiles({ name: 'g.ludo', mimeType: 'text/plain', buffer })
      await page.getByTestId('final').getByTestId('review').click()
      await page.waitForURL(/\/review\/\w+$/)
      await page.getByTestId('review-working').waitFor()
      await page.goto(`${url}/`)
      await page.locator('main article a[href^="/review/"]').click()
      await page.getByTestId('review-working').waitFor()
    })
  })

  test('of an online table it is sent by who sat there, and seen at once by who comes later', async () => {
    const table = 'finished0000'
    const path = `/t/${table}/review`
    /** What the server would answer of a table that is over. */
    const serve = async (page: Page, review: ReviewState | null, sent: unknown[]) => {
      const text = writeSave(match)
      await page.route(`**/api/tables/${table}/save`, route =>
        route.fulfill({ contentType: 'text/plain', body: text }),
      )
      await page.route(`**/api/tables/${table}/review`, route => {
        if (route.request().method() === 'PUT') sent.push(route.request().postDataJSON())
        return route.fulfill({ json: { review, wanted: review === null } })
      })
    }
    const sent: unknown[] = []
    await visit({}, '/review', async (page, url) => {
      await openFile(page, withReview(writeSave(match), begun))
      await finished(page)
      await serve(page, null, sent)
      await page.goto(`${url}${path}`)
      await finished(page)
      await expect.poll(() => sent).toEqual([{ review: settled }])
    })
    await visit({}, '/settings', async (page, url) => {
      await serve(page, settled, sent)
      await page.goto(`${url}${path}`)
      await finished(page)
      await page.getByTestId('review-graph').waitFor()
      expect(await page.getByTestId('review-working').count()).toBe(0)
      expect(sent).toHaveLength(1)
    })
  })

  test('nobody at an online table, nor anyone watching, gets a review while the game is on', async () => {
    await visit({ errors: /409|403|404/ }, '/', async (page, url) => {
      const address = await setUpTable(page, url, 'Ana', { game: 'puerto-rico', seats: 3 })
      await start(page)
      await page.goto(`${address}/review`)
      await expect.poll(() => page.url()).toBe(address)
      await page.getByTestId('people').waitFor()
      await visit({ errors: /409|403|404/ }, '/', async watching => {
        await watching.goto(`${address}/review`)
        await expect.poll(() => watching.url()).toBe(address)
      })
    })
  })
})
