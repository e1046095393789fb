import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'

const making = new Map<string, Promise<string>>()

/**
 * A folder that is made when it is not there yet. Whoever finds it finds it whole, however many ask at the same time, in this
 * process or in others: it is made under another name and renamed. Resolves with its path.
 */
export function madeOnce(folder: string, make: (into: string) => Promise<void>): Promise<string> {
  const known = making.get(folder)
  if (known) return known
  const made = makeWhole(folder, make).finally(() => making.delete(folder))
  making.set(folder, made)
  return made
}

async function makeWhole(folder: string, make: (into: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder
  const into = `${folder}.${process.pid}`
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  try {
    await make(into)
    renameSync(into, folder)
  } catch (error) {
    rmSync(into, { recursive: true, force: true })
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error
  }
  return folder
}
