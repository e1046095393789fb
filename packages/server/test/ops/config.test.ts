import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/index.ts'
import { CAPS } from '../../src/live/limits/shares.ts'

const HOME = resolve('/server')
const read = (args: readonly string[], env: Record<string, string> = {}) => readConfig(args, env, HOME)

describe('the configuration', () => {
  test('comes from arguments, then the environment, then the defaults', () => {
    expect(read(['--port', '9', '--host', '::1', '--data', '/d'], { PORT: '8' })).toMatchObject({
      config: { address: { host: '::1', port: 9 }, data: resolve('/d') },
    })
    const fromEnv = { PORT: '8', HOST: '0.0.0.0', LUDOTECA_DATA: '/e', LUDOTECA_ORIGIN: 'https://a.example/' }
    expect(read([], fromEnv)).toMatchObject({
      config: { address: { host: '0.0.0.0', port: 8 }, data: resolve('/e'), origin: 'https://a.example' },
    })
    expect(read([])).toMatchObject({
      help: false,
      config: {
        address: { host: '127.0.0.1', port: 4280 },
        data: join(HOME, 'data'),
        database: `sqlite:${join(HOME, 'data', 'ludoteca.db')}`,
        role: 'all',
        origin: null,
        hosts: ['127.0.0.1'],
        trustProxy: false,
        metricsOpen: false,
        allowPrivateWebhooks: false,
        words: '',
        limits: true,
        tournaments: 'accounts',
        reviews: 'browser',
        logLevel: 'warn',
      },
    })
  })

  test('reads the names the server goes by', () => {
    const hosts = (args: string[], env = {}) => {
      const parsed = read(args, env)
      return parsed.ok && parsed.config.hosts
    }
    expect(hosts(['--hosts', 'games.lan, Spiele.example:4280'])).toEqual([
      '127.0.0.1',
      'games.lan',
      'spiele.example',
    ])
    expect(hosts(['--host', 'box'], { LUDOTECA_HOSTS: '桌游.example' })).toEqual([
      'box',
      'xn--hyvt5k.example',
    ])
  })

  test('says how many tables anybody may have', () => {
    expect(read(['--most-with-bots', '3,2,9'])).toMatchObject({
      config: { caps: { withBots: { account: 3, guest: 2, address: 9 }, waiting: CAPS.waiting } },
    })
  })

  test('reads the list of words', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
    writeFileSync(join(folder, 'words'), 'darn\n')
    expect(read(['--words', join(folder, 'words')])).toMatchObject({ config: { words: 'darn\n' } })
    rmSync(folder, { recursive: true })
  })

  test('reads the file of a set, which is looked into later', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
    writeFileSync(join(folder, 'set'), '{}')
    const file = join(folder, 'set')
    expect(read(['--lisboa-set', file])).toMatchObject({ sets: [{ game: 'lisboa', file, text: '{}' }] })
    expect(read([])).toMatchObject({ sets: [] })
    rmSync(folder, { recursive: true })
  })

  test.each([
    [['--port', 'x'], {}, '“x” is not a port; choose a number from 0 to 65535.'],
    [['--port', '70000'], {}, '“70000” is not a port; choose a number from 0 to 65535.'],
    [['--port'], {}, 'Option --port needs a value.'],
    [['--host', '--trust-proxy'], {}, 'Option --host needs a value.'],
    [['--trust-proxy=yes'], {}, 'Option --trust-proxy takes no value.'],
    [
      ['--most-waiting', '5'],
      {},
      '--most-waiting takes three numbers, for an account, a guest and an address, such as 20,10,40; not “5”.',
    ],
    [['--prot', '1'], {}, 'There is no option --prot.'],
    [['-x'], {}, 'There is no option -x.'],
    [['now'], {}, '“now” is too much.'],
    [['--role', 'cook'], {}, '--role is web, bots or all, not “cook”.'],
    [['--origin', 'games'], {}, '“games” is not the address of a site, such as https://games.example.'],
    [['--hosts', 'games.lan,http://x'], {}, '“http://x” is not a name such as games.example.'],
    [['--hosts', '*'], {}, '“*” is not a name such as games.example.'],
    [['--lisboa-set', '/nowhere'], {}, 'The file “/nowhere” cannot be read.'],
    [['--lisboa-set'], {}, 'Option --lisboa-set needs a value.'],
    [['--words', '/nowhere'], {}, 'The list of words “/nowhere” cannot be read.'],
    [['--database', 'mysql://x'], {}, 'A database is given as sqlite:path or postgres://…, not as mysql:.'],
    [
      [],
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is one of trace, debug, info, warn, error, fatal, silent, not “loud”.',
    ],
  ])('%j %j is refused in words, in both languages', (args, env, problem) => {
    const refused = read(args, env)
    if (refused.ok) throw new Error('it was taken')
    expect(refused.problem.in('en')).toBe(problem)
    expect(refused.problem.in('zh')).toMatch(/[\u4e00-\u9fff].*。$/)
  })
})
