import type { TestProject } from 'vitest/node'
import { ensurePage } from '../../scripts/lib/page.mjs'
import { launchBrowser } from './chromium.ts'
import { openHouse } from './house.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    browser: string
  }
}

/** Builds the page if it is stale, serves it, and starts one browser for all tests. */
export default async function setup(project: TestProject) {
  if (!(await ensurePage())) throw new Error('the page could not be built')
  const [house, browser] = await Promise.all([openHouse(), launchBrowser()])
  project.provide('url', house.url)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await house.close()
  }
}
