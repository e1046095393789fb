import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sitDown } from './table.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const loader = pathToFileURL(join(root, 'scripts', 'ts.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))

/** The command of a program; `say` answers, `m` is the message, `note` leaves a file behind. */
function program(name: string, body: string): string {
  const file = join(folder, `${name}.cjs`)
  writeFileSync(
    file,
    `const fs = require('node:fs')
const say = x => console.log(JSON.stringify(x))
const note = (name, text) => fs.appendFileSync(${JSON.stringify(folder)} + '/' + name, text)
require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
  const m = JSON.parse(line)
  ${body}
})`,
  )
  return `cmd:"${process.execPath}" "${file}"`
}

const READY = `if (m.type === 'hello') say({ type: 'ready', name: 'Zeta\\u001b[2J' });`
const ANSWER = `if (m.type === 'decide') say({ type: 'action', id: m.id, action: m.legal[0] });`
const ones = (count: number): string[] => new Array(count).fill('1')

describe('a program at the terminal', () => {
  test('goes by the name it gives itself', async () => {
    const { text } = await sitDown(`${program('named', READY + ANSWER)},you`, [...ones(200), ''])
    expect(text).toContain('Zeta[2J 1')
    expect(text).toContain('The game is over.')
    expect(text).not.toContain('Note:')
  })

  test('hears the standings when the game is over', async () => {
    const heard = program('heard', `${READY + ANSWER}if (m.type === 'over') note('over', line)`)
    await sitDown(`you,${heard}`, [...ones(200), ''])
    expect(JSON.parse(readFileSync(join(folder, 'over'), 'utf8')).standings).toHaveLength(2)
  })

  test('hears no standings when somebody leaves before the end', async () => {
    const body = `${READY + ANSWER}note('left', m.type + ' ')`
    const { text } = await sitDown(`you,${program('left-alone', body)}`, [...ones(4), 'quit', ''])
    expect(text).not.toContain('The game is over.')
    expect(readFileSync(join(folder, 'left'), 'utf8')).toMatch(/^hello (decide )+$/)
  })

  test('that has stopped is spoken of once', async () => {
    const dies = program('dies', `${READY}if (m.type === 'decide') process.exit(1)`)
    const { text } = await sitDown(`you,${dies}`, [...ones(200), ''])
    expect(text.match(/Note:.*/g)).toEqual([
      'Note: Zeta[2J 2 is not running; an easy bot plays for it from now on.',
    ])
  })

  test('cannot write to the screen by way of its answer', async () => {
    const body = `${READY}if (m.type === 'decide') say({ type: 'action', id: m.id, action: 'fly\\u001b[2J' })`
    const { text } = await sitDown(`you,${program('sly', body)}`, [...ones(4), 'quit', ''])
    expect(text).toContain('answered “fly[2J”')
  })
})

/** Is there still such a process? A zombie is none. */
function runs(pid: number): boolean {
  const status = `/proc/${pid}/status`
  if (existsSync(status)) return !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self')
  } catch {
    return false
  }
}

describe.runIf(process.platform !== 'win32')('programs do not outlive us', () => {
  const deaf = (name: string): string =>
    program(name, `${READY}if (!m.id) note('${name}-' + process.pid, '');setInterval(() => 0, 1000)`)
  const started = (name: string): number[] =>
    readdirSync(folder).flatMap(file => (file.startsWith(`${name}-`) ? [Number(file.split('-').at(-1))] : []))

  test.each([
    ['arena', 'SIGINT', 'arena --game puerto-rico --games 4 --jobs 2 --bots'],
    ['arena', 'SIGKILL', 'arena --game puerto-rico --games 4 --jobs 2 --bots'],
    ['play', 'SIGTERM', 'play puerto-rico --seats'],
    ['play', 'SIGHUP', 'play puerto-rico --seats'],
  ] as const)('when the %s ends by %s', async (command, signal, line) => {
    const name = `deaf${command}${signal}`
    const main = join(root, 'packages/cli/src/main.ts')
    const args = [...line.split(' '), `easy,${deaf(name)}`]
    const child = spawn(process.execPath, ['--import', loader, main, ...args], { stdio: 'ignore' })
    const left = new Promise(resolve => child.on('exit', resolve))
    await expect.poll(() => started(name).length).toBeGreaterThanOrEqual(1)
    child.kill(signal)
    await left
    await expect.poll(() => started(name).some(runs)).toBe(false)
  })
})
