import { type Browser, chromium } from 'playwright-core'
import { ensurePage } from '../../scripts/lib/page.mjs'
import { launchBrowser } from './chromium.ts'
import { openHouse } from './house.ts'

/** The built page and a browser, for as long as the work takes. */
export async function inBrowser(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  if (!(await ensurePage())) throw new Error('the page could not be built')
  const house = await openHouse()
  const server = await launchBrowser()
  try {
    await work(await chromium.connect(server.wsEndpoint()), house.url)
  } finally {
    await server.close()
    await house.close()
  }
}
