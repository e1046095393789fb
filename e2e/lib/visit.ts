import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { newContext, type Wish } from './context.ts'

let browser: Promise<Browser> | null = null

/**
 * Opens a fresh browser profile on the page, hands it to the visit, and afterwards insists that
 * nothing was written to the console as an error.
 */
export async function visit(
  wish: Wish & {
    readonly url?: string
    /** What the visit breaks itself. */
    readonly errors?: RegExp
  },
  path: string,
  go: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  browser ??= chromium.connect(inject('browser'))
  const url = wish.url ?? inject('url')
  const context = await newContext(await browser, wish)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', error => errors.push(String(error.stack)))
  try {
    await page.goto(`${url}${path}`)
    await go(page, url)
    expect(errors.filter(error => !wish.errors?.test(error))).toEqual([])
  } finally {
    await context.close()
  }
}
