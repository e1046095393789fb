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

/** Resolves when the faces of the page have come, or are known not to. */
export const facesReady = (page: Page): Promise<unknown> =>
  page.evaluate('document.fonts.ready.then(() => 0)')

/** Every run of text on the page that is meant to be seen, with the box it stands in. */
const PRINT = `(() => {
  // Only said, not shown: cut away for the eye.
  const known = new Map([[document.body, false]])
  const unseen = element => {
    if (!known.has(element))
      known.set(element, getComputedStyle(element).clipPath === 'inset(50%)' || unseen(element.parentElement))
    return known.get(element)
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const holder = text.parentElement
    if (holder.closest('.visually-hidden, script, style') || !holder.checkVisibility()) continue
    if (unseen(holder)) continue
    // A caption is as long as its strip: the log has all of it.
    if (holder.closest('[data-testid=caption]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    // What lies beside the window is in a pane that has not been swiped there.
    if (box.width > 0 && box.right > 0 && box.left < innerWidth) found.push({ text, holder, box })
  }
  return found
})()`

/** The smallest letters that everybody can read, in CSS pixels. */
const LEAST = 12

/** How far the board and the page can be scrolled down. */
export const downwards = (page: Page) =>
  page.evaluate<number>(`Math.max(...['main', 'html'].map(name => document.querySelector(name))
    .map(each => each.scrollHeight - each.clientHeight))`)

/** What is printed in letters too small to be read, as they are shown. */
const SMALL = `print => print.filter(({ text, holder }) => {
  if (!text.data.trim()) return false
  const { b = 0, d = 1 } = holder instanceof SVGElement ? holder.getScreenCTM() : {}
  return Number.parseFloat(getComputedStyle(holder).fontSize) * Math.hypot(b, d) < ${LEAST - 0.05}
}).map(({ text }) => text.data)`

/** Words that begin in one line and end in another. */
const BROKEN = `print => print.flatMap(({ text }) =>
  [...text.data.matchAll(/[\\p{Script=Latin}\\u00AD]+/gu)].map(([word], i, all) => {
    const range = document.createRange()
    range.setStart(text, all[i].index)
    range.setEnd(text, all[i].index + word.length)
    const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)))
    return lines.size > 1 ? word : null
  })).filter(Boolean)`

/** Words that reach over the edge of what they stand on, or below the edge of what hides the rest. */
const CUT = `print => print.filter(({ holder, box }) => {
  const thing = holder.closest('button, td, th')?.getBoundingClientRect()
  if (thing && (box.left < thing.left || box.right > thing.right)) return true
  for (let deps = holder; deps && deps !== document.body; deps = deps.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(deps)
    if (/auto|scroll/.test(overflowX + overflowY)) return false
    if (!/hidden|clip/.test(overflowX + overflowY)) continue
    const edge = deps.getBoundingClientRect()
    return box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 3
  }
  return false
}).map(({ text }) => text.data)`

/** Words whose tails (g, p, y) or heads are hidden by the edge of something: what is inked is measured, not the line. */
const LETTERS = `print => {
  const pen = document.createElement('canvas').getContext('2d')
  return print.filter(({ text, holder, box }) => {
    const style = getComputedStyle(holder)
    const lines = [...(() => { const range = document.createRange(); range.selectNodeContents(text); return range })().getClientRects()]
    const last = lines.at(-1) ?? box
    pen.font = [style.fontStyle, style.fontWeight, style.fontSize, style.fontFamily].join(' ')
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxDescent } = pen.measureText(text.data)
    const share = fontBoundingBoxAscent / (fontBoundingBoxAscent + fontBoundingBoxDescent)
    // Letters in a picture are shown in another size than they are set in.
    const scale = holder instanceof SVGElement ? last.height / (fontBoundingBoxAscent + fontBoundingBoxDescent) : 1
    const inked = last.top + last.height * share + actualBoundingBoxDescent * scale
    for (let deps = holder; deps && deps !== document.body; deps = deps.parentElement) {
      const { overflowY } = getComputedStyle(deps)
      if (/auto|scroll/.test(overflowY)) return false
      if (/hidden|clip/.test(overflowY)) return inked > deps.getBoundingClientRect().bottom + 0.5
    }
    return false
  }).map(({ text }) => text.data)
}`

export const smallPrint = (page: Page) => page.evaluate<string[]>(`(${SMALL})(${PRINT})`)

interface Misprints {
  readonly small: readonly string[]
  readonly broken: readonly string[]
  readonly cut: readonly string[]
  readonly letters: readonly string[]
}

/** Everything that cannot be read as it should, from one look at the page. */
export const misprints = (page: Page) =>
  page.evaluate<Misprints>(`(() => {
    const print = ${PRINT}
    return { small: (${SMALL})(print), broken: (${BROKEN})(print), cut: (${CUT})(print), letters: (${LETTERS})(print) }
  })()`)
