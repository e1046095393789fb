import { expect, test } from 'vitest'
import { TERMS, Visitor } from '../../packages/server/test/visitor.ts'
import { playWhole } from './play-whole.ts'

/* A room that somebody else has opened: `npm run fresh` says where. */

const { ROOM_URL = '' } = process.env

test.runIf(ROOM_URL)('a guest finds the page and plays a whole game against a bot', async () => {
  const page = await fetch(ROOM_URL, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<script type="module"')
  const ana = new Visitor(ROOM_URL)
  await ana.ask('POST', '/guest', { name: 'Ana' })
  const { id } = await ana.ask<{ id: string }>('POST', '/tables', { ...TERMS, rated: false })
  await ana.connect()
  await ana.does(id, { do: 'bot', seat: 1, level: 'easy' })
  await ana.does(id, { do: 'start' })
  await playWhole(ana, id)
})
