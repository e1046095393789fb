import { type Browser, chromium } from 'playwright-core'
import { ensurePage } from '../../../../scripts/lib/page.mjs'
import { startServer } from '../server/command.ts'
import { launchBrowser } from './chromium.ts'

/** The built page and a browser, for as long as the work takes. */
export async function inBrowser(work: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  if (!(await ensurePage())) throw new Error('the page could not be built')
  const server = await startServer()
  const launched = await launchBrowser()
  try {
    await work(await chromium.connect(launched.wsEndpoint()), server.url)
  } finally {
    await launched.close()
    await server.close()
  }
}
