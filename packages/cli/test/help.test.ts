import { LANGS } from '@ludoteca/engine'
import { width } from '@ludoteca/terminal-kit/width.ts'
import { describe, expect, test } from 'vitest'
import { COMMANDS, commandNames } from '../src/args.ts'
import { run } from '../src/run.ts'
import { scripted } from './table.ts'

async function help(line: string): Promise<readonly string[]> {
  const terminal = { ...scripted([]), columns: 80 }
  expect(await run(line.split(' '), {}, terminal)).toBe(0)
  return terminal.shown
}

describe.each(LANGS)('in %s', lang => {
  test.each(['help', ...commandNames.map(name => `help ${name}`), 'play lisboa --help'])(
    '%s fits a narrow terminal and keeps terms apart from what they mean',
    async line => {
      for (const row of await help(`${line} --lang ${lang}`)) {
        expect(width(row), row).toBeLessThanOrEqual(80)
        if (/^ {2}\S/.test(row)) expect(row).toMatch(/^ {2}\S+ {2,}\S/)
      }
    },
  )

  test('every option of every command is explained', async () => {
    for (const name of commandNames) {
      const rows = await help(`help ${name} --lang ${lang}`)
      for (const flag of Object.keys(COMMANDS[name].flags)) {
        expect(rows.filter(row => row.startsWith(`  --${flag} `))).toHaveLength(1)
      }
    }
  })
})
