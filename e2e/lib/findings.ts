import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core calls serious or critical on this page. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(`axe.run({ resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations
    .filter(each => each.impact === 'serious' || each.impact === 'critical')
    .map(each => each.id + ': ' + each.nodes.map(node => node.target.join(' ')).join(', ')))`)
}
