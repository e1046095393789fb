import { newContext, type Wish } from '@ludoteca/harness/browser/context.ts'
import type { FontSet } from '@ludoteca/harness/browser/fonts.ts'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

const browsers = new Map<FontSet, Promise<Browser>>()

function browserWith(fonts: FontSet): Promise<Browser> {
  const known = browsers.get(fonts)
  if (known) return known
  const opened = chromium.connect(inject(fonts === 'shipped' ? 'browser' : fonts))
  browsers.set(fonts, opened)
  return opened
}

/** What the browser itself says when a face does not come. */
const NO_FACE = /net::ERR_FAILED/

/**
 * Opens a fresh browser profile on the page (or, with no path, on none yet), hands it to the visit, and afterwards insists that
 * nothing was written to the console as an error.
 */
export async function visit(
  wish: Wish & {
    readonly url?: string
    /** With other than `shipped` ones, the faces of the page fail to load. */
    readonly fonts?: FontSet
    /** What the visit breaks itself. */
    readonly errors?: RegExp
  },
  path: string | null,
  go: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const { fonts = 'shipped' } = wish
  const url = wish.url ?? inject('url')
  const context = await newContext(await browserWith(fonts), wish)
  if (fonts !== 'shipped') await context.route('**/*.woff2', route => route.abort())
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', error => errors.push(String(error.stack)))
  try {
    if (path !== null) await page.goto(`${url}${path}`)
    await go(page, url)
    expect(errors.filter(error => !wish.errors?.test(error) && !(wish.fonts && NO_FACE.test(error)))).toEqual(
      [],
    )
  } finally {
    await context.close()
  }
}
