/** A browser of any kind, as far as a smoke test needs one. */
export interface Driver {
  /** Goes to an address; resolves when the page has loaded. */
  go(url: string): Promise<void>
  /** What the page answers to an expression, which may be a promise. */
  ask<T>(expression: string): Promise<T>
  close(): Promise<void>
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Asks again and again until the answer is true. */
export async function until(driver: Driver, expression: string, ms = 90_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await driver.ask<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) {
      const shown = await driver.ask<string>(
        'location.pathname + ": " + document.body.innerText.slice(0, 300)',
      )
      throw new Error(`it never came to ${expression} at ${shown}`)
    }
    await pause(100)
  }
}

/** Presses the first thing that this selector finds, as soon as it is there. */
export async function press(driver: Driver, selector: string): Promise<void> {
  const found = `document.querySelector(${JSON.stringify(selector)})`
  await until(driver, found)
  await driver.ask(`${found}.click()`)
}
