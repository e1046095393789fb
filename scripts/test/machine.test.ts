import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { hasBundledBrowser, installedBrowser } from '../lib/browser.mjs'
import { environment } from '../lib/environment.mjs'
import { npmFile, npmText } from '../lib/npm.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca #1 50% ñ '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileAt(...path: string[]): string {
  const file = join(folder, ...path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  return file
}

describe('a browser for the tests', () => {
  const only = (part: string) => (file: string) => file.includes(part)

  test.each([
    ['linux', { PATH: ['/bin', '/opt/x'].join(delimiter) }, 'microsoft-edge'],
    ['darwin', {}, 'Google Chrome.app'],
    ['win32', { PROGRAMFILES: 'C:\\Program Files' }, 'msedge.exe'],
  ])('is found on %s', (platform, env, part) => {
    expect(installedBrowser({ platform, env, exists: only(part) })).toContain(part)
    expect(installedBrowser({ platform, env, exists: () => false })).toBeUndefined()
  })

  test('is the one that CHROME_PATH names, and nothing else', () => {
    const env = { CHROME_PATH: '/opt/mine', PATH: '/bin' }
    expect(installedBrowser({ platform: 'linux', env, exists: () => true })).toBe('/opt/mine')
    expect(() => installedBrowser({ platform: 'linux', env, exists: () => false })).toThrow('/opt/mine')
  })

  test('does not come from npm where it could not run', () => {
    expect(['darwin', 'win32'].map(platform => hasBundledBrowser(platform, 'x64'))).toEqual([false, false])
    expect(hasBundledBrowser('linux', 'arm64')).toBe(false)
  })
})

describe('npm without a shell', () => {
  test('is the one that runs us, unless that is another package manager', () => {
    const mine = fileAt('mine', 'npm-cli.js')
    const beside = fileAt('node', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
    const node = join(folder, 'node', 'bin', 'node')
    expect(npmFile({ npm_execpath: mine }, node)).toBe(mine)
    expect(npmFile({ npm_execpath: fileAt('pnpm.cjs') }, node)).toBe(beside)
  })

  test('lies beside node.exe on Windows', () => {
    const beside = fileAt('win', 'node_modules', 'npm', 'bin', 'npm-cli.js')
    expect(npmFile({}, join(folder, 'win', 'node.exe'))).toBe(beside)
  })

  test.skipIf(process.platform === 'win32')('is found where PATH links to it', () => {
    const real = fileAt('share', 'npm', 'bin', 'npm-cli.js')
    mkdirSync(join(folder, 'bin'))
    symlinkSync(real, join(folder, 'bin', 'npm'))
    expect(npmFile({ PATH: join(folder, 'bin') }, join(folder, 'nowhere', 'node'))).toBe(real)
    expect(npmFile({ PATH: folder }, join(folder, 'nowhere', 'node'))).toBeUndefined()
  })

  test('is started from a folder whose name is full of traps, and says why it fails', async () => {
    expect(await npmText(['--version'], { cwd: folder })).toMatch(/^\d+\./)
    await expect(npmText(['no-such-command'], { cwd: folder })).rejects.toThrow(/no-such-command/)
  })
})

test('a run of the tests says what it depends on', () => {
  const said = environment()
  expect(said.map(line => line.split(':')[0])).toEqual([
    'Node',
    'System',
    'Locale',
    'Timezone',
    'Fonts',
    'Browser',
  ])
  expect(said[0]).toContain(process.versions.node)
})
