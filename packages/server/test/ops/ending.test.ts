import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { nodeFlags } from '../../../../scripts/lib/node.mjs'
import { openStore } from '../../src/index.ts'
import { closeAll } from '../../src/ops/closing.ts'
import { openLog } from '../../src/ops/log.ts'

const { data, page, open } = useFolders()
const program = fileURLToPath(new URL('./held-server.ts', import.meta.url))

/** A server in a process of its own; its log goes to a pipe, or wherever `log` leads. */
async function openProcess(how = '', log: 'pipe' | number = 'pipe') {
  const child = fork(program, [data(), page(), how], {
    execArgv: nodeFlags,
    stdio: ['ignore', 'ignore', log, 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr?.on('data', part => {
    said += part
  })
  const exit = once(child, 'exit').then(([code]) => code as number)
  const [url] = (await once(child, 'message')) as [string]
  return { child, url, exit, said: () => said }
}

describe.each(['throw', 'reject'])('a failure nobody caught (%s)', order => {
  test('is logged; the server is closed in good order and the exit code says so', async () => {
    const { child, url, exit, said } = await openProcess()
    const ana = new Visitor(url)
    await ana.ask('POST', '/guest', { name: 'Ana' })
    await ana.connect()
    const { id } = await ana.ask<{ id: string }>('POST', '/tables', TERMS)
    const { seq } = await ana.does(id, { do: 'bot', seat: 1, level: 'easy' })
    child.send(order)
    await ana.hear('closing')
    expect(await exit).toBe(1)
    expect(said()).toMatch(
      /"level":50,.*on purpose.*"kind":"(?:uncaughtException|unhandledRejection)".*nobody caught/,
    )
    expect(said()).toContain('the server is closed')
    expect(existsSync(join(data(), 'ludoteca.db.pid'))).toBe(false)
    const store = await openStore(`sqlite:${join(data(), 'ludoteca.db')}`)
    expect(await store.tables.head(id)).toBe(seq)
    await store.close()
  })
})

test('such failures are counted', async () => {
  const server = await open()
  server.mishap('unhandledRejection', new Error('on purpose'))
  const figures = await (await fetch(new URL('/metrics', server.url))).text()
  expect(figures).toContain('ludoteca_mishaps_total{kind="unhandledRejection"} 1')
  await server.close()
})

test('a server whose writing thread has ended closes too: nothing could be kept any more', async () => {
  const { child, url, exit, said } = await openProcess()
  await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })
  child.send('writer')
  expect(await exit).toBe(1)
  expect(said()).toMatch(/the thread that writes has ended.*nobody caught/)
  expect(said()).toContain('the server is closed')
})

test('what can be closed is closed, also after something that cannot be', async () => {
  const closed: string[] = []
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const broken = (): never => {
    throw new Error('stuck')
  }
  const steps = [() => closed.push('one'), broken, async () => broken(), async () => closed.push('two')]
  await expect(closeAll(log, steps)).rejects.toThrow('stuck')
  expect(closed).toEqual(['one', 'two'])
  expect(log.error).toHaveBeenCalledTimes(2)
})

test('a server that cannot finish closing is cut off', async () => {
  const { child, exit, said } = await openProcess('stuck')
  child.send('throw')
  expect(await exit).toBe(1)
  expect(said()).not.toContain('the server is closed')
})

// Windows has no signals.
test.runIf(process.platform !== 'win32')('a signal still closes it with 0', async () => {
  const { child, exit, said } = await openProcess()
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(said()).toContain('the server is closed')
})

describe('a log that cannot be written', () => {
  test('does not end the server: whoever read it is gone', async () => {
    const { child, url, exit } = await openProcess()
    child.stderr?.destroy()
    expect(await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })).toMatchObject({ name: 'Ana' })
    child.send('close')
    expect(await exit).toBe(0)
  })

  // Windows has no way to look whether a pipe takes anything.
  test.skipIf(process.platform === 'win32')(
    'does not hold the server up: whoever reads it has stopped',
    async () => {
      const { child, url, exit, said } = await openProcess()
      const lost = async () => {
        const figures = await (await fetch(new URL('/metrics', url))).text()
        return Number(/^ludoteca_log_lines_lost_total (\d+)$/m.exec(figures)?.[1])
      }
      expect(await lost()).toBe(0)
      child.stderr?.pause()
      child.send('complain')
      await expect.poll(lost, { timeout: 20_000 }).toBeGreaterThan(10_000)
      expect(await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })).toMatchObject({ name: 'Ana' })
      child.stderr?.resume()
      // What waited comes in whole lines, then what is new.
      await expect.poll(said, { timeout: 10_000 }).toContain('complaint 500"')
      await expect.poll(() => said().endsWith('\n')).toBe(true)
      for (const line of said().split('\n').slice(0, -1)) JSON.parse(line)
      child.stderr?.pause()
      child.send('complain')
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
    },
    60_000,
  )

  test.runIf(existsSync('/dev/full'))('does not end the server: the disk is full', async () => {
    const { child, url, exit } = await openProcess('', openSync('/dev/full', 'w'))
    expect(await new Visitor(url).ask('POST', '/guest', { name: 'Ana' })).toMatchObject({ name: 'Ana' })
    child.send('close')
    expect(await exit).toBe(0)
  })

  test('is still heard', () => {
    const heard: unknown[] = []
    const file = join(data(), 'log')
    let lost = 0
    const listener = {
      heard: (_: boolean, __: unknown, text: unknown) => void heard.push(text),
      lost: () => void lost++,
    }
    const log = openLog('warn', listener, openSync(file, 'ax+'))
    log.error({}, 'one')
    expect(readFileSync(file, 'utf8')).toContain('"msg":"one"')
    const broken = openLog('warn', listener, openSync(file, 'r'))
    for (let n = 0; n < 20_000; n++) broken.error({ n }, 'two')
    expect(heard).toHaveLength(20_001)
    expect(lost).toBeGreaterThan(1_000)
  })
})
