import { newContext, type Wish } from '@ludoteca/harness/browser/context.ts'
import { UNTRUSTED } from '@ludoteca/harness/browser/plain.ts'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** Somebody with a browser of their own. */
interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
}

export const DESK: Wish = { lang: 'en' }
export const PHONE: Wish = { lang: 'zh', phone: true, theme: 'dark' }
export const TABLET: Wish = { lang: 'en', size: { width: 1024, height: 768 } }

let browser: Promise<Browser> | null = null

/** A lost network is told to the console by the browser itself, not by our page. */
const LOST_NETWORK = /net::ERR_|WebSocket connection to .* failed/
const IGNORED = [LOST_NETWORK, UNTRUSTED]
/** So is a request that the server refuses. */
const REFUSED = /^Failed to load resource: the server responded with a status of 40[013]/

/**
 * Lets several people visit the server at once, and afterwards insists that nothing was written to
 * anybody's console as an error, and that just `refusals` requests were refused.
 */
export async function gather(
  wishes: readonly Wish[],
  go: (...people: Visitor[]) => Promise<void>,
  refusals = 0,
): Promise<void> {
  browser ??= chromium.connect(inject('browser'))
  const errors: string[] = []
  const people: Visitor[] = []
  for (const wish of wishes) {
    const context = await newContext(await browser, wish)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('console', message => {
      if (message.type() === 'error' && !IGNORED.some(each => each.test(message.text())))
        errors.push(message.text())
    })
    page.on('pageerror', error => errors.push(String(error.stack)))
    people.push({ page, context })
  }
  try {
    await go(...people)
    expect(errors.filter(each => !REFUSED.test(each))).toEqual([])
    expect(errors.length, String(errors)).toBe(refusals)
  } finally {
    for (const { context } of people) await context.close()
  }
}
