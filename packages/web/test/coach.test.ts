import { readFileSync } from 'node:fs'
import { type AnyGame, below, play, resolveOptions, rngFrom } from '@ludoteca/engine'
import { lisboa } from '@ludoteca/lisboa'
import { puertoRico } from '@ludoteca/puerto-rico'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test } from 'vitest'
import type { AnyCoach } from '../src/coach/contract.ts'
import { coach as lisboaCoach } from '../src/coach/lisboa.ts'
import { coach as puertoRicoCoach } from '../src/coach/puerto-rico.ts'
import { coach as tigrisCoach } from '../src/coach/tigris-euphrates.ts'

const COACHES = [
  ['lisboa', lisboa, lisboaCoach],
  ['puerto-rico', puertoRico, puertoRicoCoach],
  ['tigris-euphrates', tigrisEuphrates, tigrisCoach],
] as unknown as readonly (readonly [string, AnyGame, AnyCoach])[]

const anchors = (game: string, lang: string): ReadonlySet<string> => {
  const file = new URL(`../../games/${game}/rulebook/${lang}.md`, import.meta.url)
  return new Set([...readFileSync(file, 'utf8').matchAll(/\{#([\w-]+)\}/g)].map(match => match[1] ?? ''))
}

describe.each(COACHES)('the coach of %s', (id, game, coach) => {
  test('has a word for every decision of a whole game', () => {
    const resolved = resolveOptions(game, 3, {})
    if (!resolved.ok) throw new Error('no options')
    let state = game.create({ seats: 3, seed: 'coach', options: resolved.options })
    const dice = rngFrom('coach')
    for (let legal = game.legal(state); legal.length > 0; legal = game.legal(state)) {
      const kind = coach.kindOf(state)
      expect(coach.lessons[kind ?? ''], kind ?? 'nothing').toBeDefined()
      const action = legal[below(dice, legal.length)]
      if (action) state = play(game, state, action).state
    }
    expect(coach.kindOf(state)).toBeNull()
  })

  test.each(['en', 'zh'] as const)('speaks two sentences in %s and links to a rule that is there', lang => {
    const known = anchors(id, lang)
    for (const [kind, lesson] of Object.entries(coach.lessons)) {
      expect(known.has(lesson.rule), `${kind}: ${lesson.rule}`).toBe(true)
      expect(lesson[lang].match(lang === 'en' ? /[.!?](?: |$)/g : /[。！？]/g)?.length, kind).toBe(2)
    }
  })
})
