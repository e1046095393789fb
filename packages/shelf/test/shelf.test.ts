import { LANGS } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { findGame, shelf } from '../src/index.ts'

describe.each(shelf.map(each => each.id))('%s', id => {
  const shelved = findGame(id)

  test('is in the box it is labelled with', async () => {
    expect((await shelved?.rules())?.id).toBe(id)
  })

  test.each(LANGS)('speaks %s', async lang => {
    const text = await shelved?.text[lang]()
    expect(text?.lang).toBe(lang)
    expect(text?.name).not.toBe('')
  })
})

test('Puerto Rico is there, and nothing that nobody put there', () => {
  expect(findGame('puerto-rico')).not.toBeNull()
  expect(findGame('chess')).toBeNull()
  expect(new Set(shelf.map(each => each.id)).size).toBe(shelf.length)
})
