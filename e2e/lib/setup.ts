import { launchBrowser } from '@ludoteca/harness/browser/chromium.ts'
import { startServer } from '@ludoteca/harness/server/command.ts'
import type { TestProject } from 'vitest/node'
import { ensurePage } from '../../scripts/lib/page.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    browser: string
    wide: string
    narrow: string
  }
}

/** Builds the page if it is stale, serves it, and starts the browsers of all tests: see `fonts.ts`. */
export default async function setup(project: TestProject) {
  if (!(await ensurePage())) throw new Error('the page could not be built')
  const browsers = await Promise.all([launchBrowser(), launchBrowser('wide'), launchBrowser('narrow')])
  const server = await startServer()
  const [browser, wide, narrow] = browsers
  project.provide('url', server.url)
  project.provide('browser', browser.wsEndpoint())
  project.provide('wide', wide.wsEndpoint())
  project.provide('narrow', narrow.wsEndpoint())
  return async () => {
    for (const each of browsers) await each.close()
    await server.close()
  }
}
