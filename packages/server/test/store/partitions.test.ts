import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { steps } from '../../src/store/sql/schema.ts'

/*
 * docs/scale.md says which statements would change if tables lay in several databases by their ids. A statement that
 * touches more than one table, or a table and what stays in one place, must be named there.
 */

const store = fileURLToPath(new URL('../../src/store/', import.meta.url))
const document = readFileSync(new URL('../../../../docs/scale.md', import.meta.url), 'utf8')

/** What lies with its table, and everything else that there is. */
const WITH_TABLES = ['tables', 'lines', 'seats', 'snapshots', 'notes', 'reviews', 'seen', 'held']
const made = steps.flat().flatMap(step => (typeof step === 'string' ? [step] : []))
const relations = made.flatMap(step => /^create table (\w+)/.exec(step)?.[1] ?? [])

interface Statement {
  readonly file: string
  readonly text: string
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Every text in a file that is a statement, or the part of one that says where rows come from. */
function statementsIn(file: string, source: string): Statement[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'/g)]
    .map(([, long, short]) => ({ file, text: inOneLine(long ?? short ?? '') }))
    .filter(
      ({ text }) => /\b(?:select|insert into|update|delete from|with) ./.test(text) && named(text).length > 0,
    )
}

/** SQLite is one file; the schema and its steps are carried out in every database by itself. */
const OWN = /^(?:sqlite\/|sql\/(?:schema|migrate|nameless)\.ts|postgres\/migrate\.ts)/
const statements = readdirSync(store, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.ts') && !OWN.test(file))
  .sort()
  .flatMap(file => statementsIn(file, readFileSync(store + file, 'utf8')))

/** The relations of a statement; `?` for one that is put in as it runs. */
function named(text: string): string[] {
  const names = [...text.matchAll(/\b(?:from|join|into|update) (\w+|\$\{)/g)].map(
    ([, name]) => name as string,
  )
  return [...new Set(names.map(name => (name === '${' ? '?' : name)))].filter(
    name => name === '?' || relations.includes(name),
  )
}

const isWithTables = (name: string): boolean => name === '?' || WITH_TABLES.includes(name)

/** Whether it can only be about one table, whose id it is given. */
function isOfOneTable(text: string): boolean {
  if (/\bunnest\(/.test(text)) return false
  return /\b(?:table_id|id) = \?/.test(text) || /^insert into \w+ \([^)]*\) values \(/.test(text)
}

const touchesMany = ({ text }: Statement): boolean => named(text).some(isWithTables) && !isOfOneTable(text)
const touchesBoth = ({ text }: Statement): boolean =>
  named(text).some(name => name !== '?' && isWithTables(name)) &&
  named(text).some(name => !isWithTables(name))

/** The rows of the list under a heading: file and statement, which may leave out its middle or end with `…`. */
function listed(heading: string): Statement[] {
  const [, after = ''] = document.split(`${heading}\n`)
  const [section = ''] = after.split(/\n#/)
  return [...section.matchAll(/^\| `([\w/.-]+)` \| `([^`]+)` \|/gm)].map(([, file, text]) => ({
    file: file as string,
    text: text as string,
  }))
}

const fits = (statement: Statement, row: Statement): boolean => {
  const parts = row.text.split('…').map(part => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return statement.file === row.file && new RegExp(`^${parts.join('.*')}$`).test(statement.text)
}

test('the statements of the store are found, and what they are about', () => {
  expect(statements.length).toBeGreaterThan(80)
  expect(relations).toEqual(expect.arrayContaining(WITH_TABLES))
  expect(named('select t.facts from seats s join tables t on t.id = s.table_id')).toEqual(['seats', 'tables'])
  expect(named(`delete from \${about} where person = ?`)).toEqual(['?'])
  expect(isOfOneTable('select seq from tables where id = ?')).toBe(true)
  expect(isOfOneTable('select id from tables where id > ? order by id')).toBe(false)
})

const lists = [
  { heading: '### Statements about more than one table', touches: touchesMany },
  { heading: '### Statements about a table and what stays in one place', touches: touchesBoth },
]

test.each(lists)('the list $heading names every one, and nothing else', ({ heading, touches }) => {
  const rows = listed(heading)
  const found = statements.filter(touches)
  const unnamed = found.filter(statement => !rows.some(row => fits(statement, row)))
  expect(unnamed).toEqual([])
  const idle = rows.filter(row => found.filter(statement => fits(statement, row)).length !== 1)
  expect(idle).toEqual([])
})

test('every channel of notices is named', () => {
  const source = readFileSync(`${store}postgres/listen.ts`, 'utf8')
  const channels = [...source.matchAll(/'(ludoteca_\w+)'/g)].map(([, name]) => name as string)
  expect(channels.length).toBeGreaterThan(2)
  expect(channels.filter(name => !document.includes(`\`${name}\``))).toEqual([])
})
