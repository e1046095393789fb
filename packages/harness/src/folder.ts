import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder under its real name: where macOS has temporary files is a link. */
export const makeFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'ludoteca-')))

/** Removes a folder; Windows lets nobody remove a file until the process that had it open is quite gone. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })

/** A folder that is gone when the test is over. */
export function newFolder(): string {
  const folder = makeFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}
