import type { Page } from 'playwright-core'

/** Is the first of these really to be seen, near its top and in its middle, not scrolled away or covered? */
export const seen = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const thing = document.querySelector(${JSON.stringify(selector)})
    if (!thing) return false
    const { x, y, width, height } = thing.getBoundingClientRect()
    return [Math.min(8, height / 4), height / 2].every(down =>
      thing.contains(document.elementFromPoint(x + width / 2, y + down)))
  })()`)
