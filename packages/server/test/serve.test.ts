import { LANGS } from '@ludoteca/engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serve } from '../src/serve.ts'
import { serveText } from '../src/text/index.ts'

test.each(LANGS)('in %s, --help tells of the same options', async lang => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  expect(await serve(['--help', '--lang', lang], lang)).toBe(0)
  expect(said.mock.calls).toEqual([[serveText[lang].usage]])
  const options = (text: string): string[] => text.match(/--[a-z-]+(?= )/g)?.toSorted() ?? []
  expect(options(serveText[lang].usage)).toEqual(options(serveText.en.usage))
})
