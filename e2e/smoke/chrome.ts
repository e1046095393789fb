import { chromium } from 'playwright-core'
import type { Driver } from './driver.ts'

/** Chrome, Edge or Chromium as people have installed it. */
export async function openChrome(program: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  return {
    go: async url => void (await page.goto(url)),
    ask: expression => page.evaluate(expression),
    close: () => browser.close(),
  }
}
