import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

let browser: Promise<Browser> | null = null

export interface Wish {
  readonly lang?: 'en' | 'zh'
  readonly theme?: 'light' | 'dark'
  readonly phone?: boolean
  readonly size?: { readonly width: number; readonly height: number }
  readonly settings?: Readonly<Record<string, string>>
  readonly url?: string
}

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** No waiting in tests unless a test is about waiting. */
const QUICK = { motion: 'off', confirm: 'off' }

/**
 * Opens a fresh browser profile on the page, hands it to the visit, and afterwards insists that
 * nothing was written to the console as an error.
 */
export async function visit(wish: Wish, path: string, go: (page: Page, url: string) => Promise<void>) {
  browser ??= chromium.connect(inject('browser'))
  const url = wish.url ?? inject('url')
  const context = await (await browser).newContext(contextOf(wish))
  const stored = JSON.stringify({ ...QUICK, ...wish.settings })
  await context.addInitScript(`localStorage.getItem('ludoteca.settings') ??
    localStorage.setItem('ludoteca.settings', ${JSON.stringify(stored)})`)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', error => errors.push(String(error.stack)))
  try {
    await page.goto(`${url}${path}`)
    await go(page, url)
    expect(errors).toEqual([])
  } finally {
    await context.close()
  }
}

function contextOf({ lang = 'en', theme = 'light', phone = false, size }: Wish): BrowserContextOptions {
  return {
    viewport: size ?? (phone ? PHONE : DESK),
    hasTouch: phone,
    isMobile: phone,
    locale: lang === 'zh' ? 'zh-CN' : 'en-US',
    colorScheme: theme,
    acceptDownloads: true,
  }
}
