import type { Page } from 'playwright-core'

/** How far the page can be pushed sideways. */
export const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** Things to tap that are smaller than a finger; links inside running text are not meant to be tapped blind. */
export const tooSmall = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('button, a[href], select, summary, label:has(input), input:not([hidden])')]
    .filter(element => !element.closest('.visually-hidden, p, article section') && !element.matches('label input, [href="#content"]'))
    .map(element => [element, element.getBoundingClientRect()])
    .filter(([element, box]) => box.width > 0 && element.checkVisibility() && (box.width < 43.5 || box.height < 43.5))
    .map(([element, box]) => element.outerHTML.slice(0, 90) + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`)
