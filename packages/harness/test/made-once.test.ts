import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../src/folder.ts'
import { madeOnce } from '../src/made-once.ts'

const write =
  (text: string) =>
  async (into: string): Promise<void> => {
    writeFileSync(join(into, 'half'), text)
    await new Promise(resume => setImmediate(resume))
    writeFileSync(join(into, 'whole'), text)
  }

test('several who ask at once get one folder, whole', async () => {
  const folder = join(newFolder(), 'made')
  let count = 0
  const make = (into: string): Promise<void> => {
    count++
    expect(existsSync(folder)).toBe(false)
    return write('ours')(into)
  }
  const found = await Promise.all([1, 2, 3].map(() => madeOnce(folder, make)))
  expect(found).toEqual([folder, folder, folder])
  expect(count).toBe(1)
  expect(readdirSync(folder)).toEqual(['half', 'whole'])
})

test('what another process made meanwhile is taken, and nothing else is left', async () => {
  const home = newFolder()
  const folder = join(home, 'made')
  await madeOnce(folder, async into => {
    await write('ours')(into)
    mkdirSync(folder)
    await write('theirs')(folder)
  })
  expect(readFileSync(join(folder, 'whole'), 'utf8')).toBe('theirs')
  expect(readdirSync(home)).toEqual(['made'])
})

test('what could not be made is not there, and can be made later', async () => {
  const home = newFolder()
  const folder = join(home, 'made')
  const failing = async (into: string): Promise<void> => {
    writeFileSync(join(into, 'half'), '')
    throw new Error('disk full')
  }
  await expect(madeOnce(folder, failing)).rejects.toThrow('disk full')
  expect(readdirSync(home)).toEqual([])
  await madeOnce(folder, write('later'))
  expect(readFileSync(join(folder, 'whole'), 'utf8')).toBe('later')
})
