import { text } from 'node:stream/consumers'
import type { Locator } from 'playwright-core'

/** The text of the file the page hands out when this is pressed. */
export async function handed(button: Locator): Promise<string> {
  const download = button.page().waitForEvent('download')
  await button.click()
  return text(await (await download).createReadStream())
}
