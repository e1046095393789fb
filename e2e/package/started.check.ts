import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { expect, test } from 'vitest'
import { playWhole } from './play-whole.ts'

/* A server that somebody else has started: `npm run fresh` says where. */

const { SERVER_URL = '' } = process.env

test.runIf(SERVER_URL)('a guest finds the page and plays a whole game against a bot', async () => {
  const page = await fetch(SERVER_URL, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<script type="module"')
  const ana = new Visitor(SERVER_URL)
  await ana.ask('POST', '/guest', { name: 'Ana' })
  const { id } = await ana.ask<{ id: string }>('POST', '/tables', { ...TERMS, rated: false })
  await ana.connect()
  await ana.does(id, { do: 'bot', seat: 1, level: 'easy' })
  await ana.does(id, { do: 'start' })
  await playWhole(ana, id)
})
