import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfSources, listLanguage, remove, writeLanguage } from '../../scripts/test/language/copy.ts'
import { visit } from '../lib/visit.ts'

// A server and its page from sources that have a language more, `xx`: what it says stands between marks.
let copy = ''
let server: ChildProcess
let url = ''

beforeAll(async () => {
  copy = copyOfSources()
  listLanguage(copy)
  writeLanguage(copy)
  const build = "import('./scripts/lib/page.mjs').then(page => page.ensurePage())"
  execFileSync(process.execPath, ['-e', build], { cwd: copy, stdio: 'ignore' })
  const cli = ['--import', './scripts/ts.mjs', join('packages', 'cli', 'src', 'main.ts')]
  const words = ['serve', '--lang', 'xx', '--port', '0', '--no-limits', '--data', join(copy, 'data')]
  server = spawn(process.execPath, [...cli, ...words], { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] })
  url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', chunk => {
      said += chunk
      const found = /http:\/\/\S+(?=\/\s)/.exec(said)?.[0]
      if (found) resolve(found)
    })
    server.on('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}, 240_000)

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill()
    await once(server, 'exit')
  }
  remove(copy)
})

test('the server answers in a language more', async () => {
  const answer = await fetch(`${url}/api/nothing`, {
    headers: { 'accept-language': 'de, xx;q=0.9, en;q=0.8' },
  })
  expect(await answer.text()).toContain('«There is nothing here.»')
})

test('the page, a rulebook and a table are read in a language more', async () => {
  await visit({ url, settings: { lang: 'xx', coach: 'always' } }, '/', async page => {
    await expect.poll(() => page.locator('h1').first().textContent()).toBe('«What shall we play?»')
    await expect.poll(() => page.getByText('«Tigris & Euphrates»').count()).toBeGreaterThan(0)
    await page.goto(`${url}/settings`)
    await expect.poll(() => page.getByText('«English»').count()).toBe(1)
    await page.goto(`${url}/rules/lisboa`)
    await expect.poll(() => page.locator('h1').first().textContent()).toBe('«Lisboa»')
    await page.goto(`${url}/new/tigris-euphrates`)
    await page.getByRole('button', { name: '«Start the game»' }).click()
    await expect.poll(() => page.getByTestId('coach').textContent()).toContain('«You have two actions')
    await page.locator('[aria-label*="«Map»"]').first().waitFor()
  })
})
