import type { ElementHandle, Page } from 'playwright-core'

/** What the page points at now, the choices beside the board first; null while the others play. */
async function aimedAt(page: Page): Promise<ElementHandle | null> {
  const found = await page.evaluateHandle(`(() => {
    const aimed = [...document.querySelectorAll('[data-lesson] button')].filter(
      each => getComputedStyle(each).animationName === 'lesson-aim' && each.checkVisibility())
    return aimed.find(each => each.matches('[data-choice]')) ?? aimed[0] ?? null
  })()`)
  return found.asElement()
}

type Touch = (thing: ElementHandle) => Promise<void>

/** Does only what the page points at, to the end of the lesson; resolves with the number of touches. */
export async function takeLesson(page: Page, touch: Touch): Promise<number> {
  await page.getByTestId('lesson').waitFor()
  const end = page.getByTestId('lesson-end')
  for (let touches = 0; touches < 90; touches++) {
    const thing = await nextAim(page)
    if (!thing) break
    await touch(thing)
    if ((await end.count()) > 0) return touches + 1
  }
  await end.waitFor()
  return 0
}

/** The next thing pointed at; null when the lesson is over. */
async function nextAim(page: Page): Promise<ElementHandle | null> {
  for (;;) {
    const thing = await aimedAt(page)
    if (thing || (await page.getByTestId('lesson-end').count()) > 0) return thing
    await page.waitForTimeout(20)
  }
}
