import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, copyOfSources, remove } from './language/copy.ts'

// A variant, a term of a table and an input of a bot, all called `xx`, are added to a copy of the sources the way
// CONTRIBUTING.md says it: what is left out does not compile or breaks a law, and afterwards everything knows them.
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
const TS = ['--import', './scripts/ts.mjs']
const PATIENCE = 900_000
const TIGRIS = 'packages/games/tigris-euphrates/bot'

let copy = ''
let missing: readonly string[] = []
let left: readonly string[] = []

/** What a program in the copy prints, whatever its exit code. */
async function run(...args: readonly string[]): Promise<string> {
  const done = await promisify(execFile)(process.execPath, [...args], { cwd: copy, timeout: PATIENCE }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return done.stdout + done.stderr
}

/** The files with errors of types. */
async function compileErrors(): Promise<string[]> {
  const files: string[] = []
  for (const project of ['tsconfig.json', 'packages/web/tsconfig.json']) {
    const said = await run(TSC, '--pretty', 'false', '-p', project)
    for (const [, file = ''] of said.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)) files.push(file)
  }
  return [...new Set(files)].sort()
}

function edit(path: string, ...changes: readonly (readonly [before: string, after: string])[]): void {
  change(join(copy, path), text =>
    changes.reduce((now, [before, after]) => {
      if (!now.includes(before)) throw new Error(`${path} has no “${before}” any more`)
      return now.replace(before, after)
    }, text),
  )
}

/** Runs a few lines as a module in the copy; they print JSON. */
async function evaluate(lines: string): Promise<unknown> {
  const file = join('scripts', 'lines.ts')
  writeFileSync(join(copy, file), lines)
  return JSON.parse(await run(...TS, file))
}

const fuzz = (...args: readonly string[]): Promise<string> =>
  run(...TS, join('packages', 'testkit', 'src', 'fuzz', 'main.ts'), '--game', 'toy', '--games', '2', ...args)

let unnamed = ''
beforeAll(async () => {
  copy = copyOfSources()
  edit('packages/testkit/toy/rules/index.ts', [
    "{ id: 'hand',",
    "{ id: 'xx', values: ['off', 'on'] },\n    { id: 'hand',",
  ])
  edit('packages/protocol/src/terms.ts', ['rated: z.boolean(),', 'rated: z.boolean(),\n  xx: z.boolean(),'])
  edit(`${TIGRIS}/features.ts`, ["  'tempo',\n", "  'tempo',\n  'xx',\n"])
  missing = await compileErrors()
  unnamed = await fuzz()

  for (const [lang, name] of Object.entries({ en: 'Crosses', zh: '叉号' })) {
    const text = `xx: { name: '${name}', explain: '${name}${lang === 'en' ? '.' : '。'}', values: { off: { name: '${name}' }, on: { name: '${name}' } } },`
    edit(`packages/testkit/toy/rules/text/${lang}.ts`, ['    hand: {', `    ${text}\n    hand: {`])
    edit(`packages/web/src/i18n/online/${lang}.ts`, ['    rated: ', `    xx: '${name}',\n    rated: `])
  }
  edit(
    'packages/server/src/table/stored-entry.ts',
    ['export const FORMAT = 4', 'export const FORMAT = 5'],
    ['  rated: z.boolean(),', '  rated: z.boolean(),\n  xx: z.boolean(),'],
    [
      '{ deal: 1, ...entry } : entry),\n  entry => entry,\n  entry => entry,\n',
      "{ deal: 1, ...entry } : entry),\n  entry => entry,\n  entry => entry,\n  entry => (entry.kind === 'made' ? { ...entry, terms: { xx: false, ...(entry.terms as object) } } : entry),\n",
    ],
  )
  edit('packages/server/src/tournaments/seat.ts', [
    'rated: terms.rated,',
    'rated: terms.rated,\n      xx: false,',
  ])
  edit(
    'packages/web/src/lobby/terms-draft.ts',
    ['  readonly rated: boolean', '  readonly rated: boolean\n  readonly xx: boolean'],
    ['    rated: false,', '    rated: false,\n    xx: false,'],
    ['visibility, rated, guardian', 'visibility, rated, xx, guardian'],
    ['    rated,\n', '    rated,\n    xx,\n'],
  )
  edit('packages/web/src/lobby/new-page.tsx', [
    "        <Toggle\n          label={t('online.terms.rated')}",
    "        <Toggle label={t('online.terms.xx')} checked={draft.xx} onChange={xx => change({ xx })} />\n        <Toggle\n          label={t('online.terms.rated')}",
  ])
  edit('packages/harness/src/client/visitor.ts', ['rated: true', 'rated: true,\n  xx: true'])
  for (const file of ['weights', 'guess'])
    edit(`${TIGRIS}/${file}.ts`, ['    works: ', '    xx: [0, 0],\n    works: '])
  edit(`${TIGRIS}/inputs.ts`, ['  works: 1,', '  xx: 1,\n  works: 1,'])
  left = await compileErrors()
}, PATIENCE)

afterAll(() => remove(copy))

/** The files that CONTRIBUTING.md names in the section with this title. */
function filesIn(title: string): readonly string[] {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const section = text.split(/^## /m).find(each => each.startsWith(title)) ?? ''
  return [...section.matchAll(/`(packages\/[^`]+\.tsx?)`/g)].map(([, file = '']) => file)
}

test('what is left out is named by the compiler, and nothing is when it is all there', () => {
  expect(missing).toEqual([
    'packages/games/tigris-euphrates/bot/index.ts',
    'packages/games/tigris-euphrates/bot/inputs.ts',
    'packages/harness/src/client/visitor.ts',
    'packages/server/src/table/entry.ts',
    'packages/server/src/table/fold.ts',
    'packages/web/src/lobby/terms-draft.ts',
  ])
  expect(left).toEqual([])
})

test('CONTRIBUTING.md names the files in which a term of a table is written', () => {
  expect(filesIn('Adding an option')).toEqual([
    'packages/protocol/src/terms.ts',
    'packages/server/src/table/stored-entry.ts',
    'packages/server/src/tournaments/seat.ts',
    'packages/web/src/lobby/terms-draft.ts',
    'packages/web/src/lobby/new-page.tsx',
    'packages/harness/src/client/visitor.ts',
  ])
})

describe('one variant more', () => {
  test(
    'breaks a law until it is named in every language',
    async () => {
      expect(unnamed).toMatch(/named in every language/)
      expect(await fuzz()).toContain('"failures":0')
    },
    PATIENCE,
  )
  test('is played', async () => expect(await fuzz('--option', 'xx=on')).toContain('"failures":0'), PATIENCE)
  test('is offered on the command line', async () => {
    // The list of games that has the toy.
    cpSync(join(ROOT, 'packages/shelf/test'), join(copy, 'packages/shelf/test'), { recursive: true })
    const said = await run(
      '--conditions=ludoteca-toy',
      ...TS,
      'packages/cli/src/main.ts',
      '--lang',
      'en',
      'play',
      'toy',
      '--help',
    )
    expect(said).toContain('Crosses')
  })
})

test('one term of a table more is read from logs that were written before, and written', async () => {
  const said = await evaluate(`
    import { readEntry, writeEntry } from '../packages/server/src/table/stored-entry.ts'
    import { Terms } from '../packages/protocol/src/terms.ts'
    const terms = { game: 'toy', seats: 2, options: {}, pace: { kind: 'free' }, visibility: 'public', rated: true, guardian: 'easy', order: 'given' }
    const made = { at: 1, kind: 'made', table: 't', terms, version: 1, host: 'ana', seats: [{}, {}], seed: 's', code: null, rematchOf: null }
    const before = readEntry(JSON.stringify({ v: 2, ...made }))
    const after = readEntry(writeEntry({ ...made, terms: { ...terms, xx: true } } as never))
    const xx = read => read.ok && read.entry.terms.xx
    console.log(JSON.stringify([xx(before), xx(after), Terms.safeParse(terms).success, Terms.safeParse({ ...terms, xx: true }).success]))`)
  expect(said).toEqual([false, true, false, true])
})

test('one input of a bot more has its place and its name, and networks that do not know it are refused', async () => {
  const said = await evaluate(`
    import { readNetwork, byNetwork } from '@ludoteca/bot-kit/network.ts'
    import { inputs } from '../${TIGRIS}/inputs.ts'
    import { NETWORK } from '../${TIGRIS}/network.ts'
    import { tigrisEuphrates as game } from '../packages/games/tigris-euphrates/rules/index.ts'
    const state = game.create({ seats: 2, options: {}, seed: 's' })
    const network = readNetwork(NETWORK)
    let refused = ''
    try {
      byNetwork(inputs, network).value(state, [0, 0])
    } catch (error) {
      refused = error.message
    }
    console.log(JSON.stringify([inputs.size - network.inputs, inputs.parts.some(({ name }) => name === 'xx'), refused]))`)
  expect(said).toEqual([2, true, expect.stringContaining('train it again')])
})
