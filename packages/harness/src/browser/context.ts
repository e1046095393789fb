import type { Lang } from '@ludoteca/engine'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export interface Wish {
  readonly lang?: Lang
  readonly theme?: 'light' | 'dark'
  readonly phone?: boolean
  readonly size?: { readonly width: number; readonly height: number }
  readonly settings?: Readonly<Record<string, string>>
  /** Whether the page may be kept for later visits without a network: that fetches all of it at once. */
  readonly kept?: boolean
}

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-US', zh: 'zh-CN' }

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** No waiting unless a visit is about waiting. */
const QUICK = { motion: 'off', speed: 'now', sound: 'off', confirm: 'off', coach: 'off' }

/** A fresh browser profile whose page begins with these settings. */
export async function newContext(browser: Browser, wish: Wish): Promise<BrowserContext> {
  const context = await browser.newContext(optionsOf(wish))
  const stored = JSON.stringify({ ...QUICK, ...wish.settings })
  await context.addInitScript(`localStorage.getItem('ludoteca.settings') ??
    localStorage.setItem('ludoteca.settings', ${JSON.stringify(stored)})`)
  await context.addInitScript(SCROLLING)
  await context.addInitScript(SAME_DICE)
  if (SLOWNESS > 1) context.on('page', page => void slowDown(context, page))
  return context
}

/**
 * Bots in the page choose alike in every run, whatever the seed of the deal: the page draws the seed of their dice, alone among
 * what it draws, as whole words.
 */
const SAME_DICE = `{
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = list => (list instanceof Uint32Array ? list.fill(7) : draw(list))
}`

/** `SLOW=8` makes every page eight times slower than the machine, which shows what a test forgets to wait for. */
const SLOWNESS = Number(process.env.SLOW ?? 1)

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
}

/** Current browsers answer every scrolling with a promise; the bundled one is older and answers nothing. */
const SCROLLING = `for (const [owner, names] of [
  [Element.prototype, ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']],
  [window, ['scroll', 'scrollTo', 'scrollBy']],
]) for (const name of names) {
  const scroll = owner[name]
  owner[name] = function (...wish) {
    return Promise.resolve(scroll.apply(this, wish))
  }
}`

function optionsOf({
  lang = 'en',
  theme = 'light',
  phone = false,
  size,
  kept = false,
}: Wish): BrowserContextOptions {
  return {
    viewport: size ?? (phone ? PHONE : DESK),
    hasTouch: phone,
    isMobile: phone,
    locale: LOCALES[lang],
    colorScheme: theme,
    acceptDownloads: true,
    serviceWorkers: kept ? 'allow' : 'block',
  }
}
