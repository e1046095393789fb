import { readFileSync } from 'node:fs'
import { type Action, type AnyGame, below, play, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { loadPage } from '../src/games/game-page.ts'
import { en } from '../src/i18n/en.ts'
import { zh } from '../src/i18n/zh.ts'

const COACHES = await Promise.all(
  shelf.map(async ({ id, rules }) => {
    const page = await loadPage(id)
    if (!page) throw new Error(`${id} has no page`)
    return [id, await rules(), await page.coach()] as const
  }),
)

const anchors = (game: string, lang: string): ReadonlySet<string> => {
  const file = new URL(`../../games/${game}/rules/rulebook/${lang}.md`, import.meta.url)
  return new Set([...readFileSync(file, 'utf8').matchAll(/\{#([\w-]+)\}/g)].map(match => match[1] ?? ''))
}

/** Every position of a game played by chance, with what may be chosen there. */
function* wholeGame(game: AnyGame): Generator<readonly [object, readonly Action[]]> {
  const resolved = resolveOptions(game, 3, {})
  if (!resolved.ok) throw new Error('no options')
  let state = game.create({ seats: 3, seed: 'coach', options: resolved.options })
  const dice = rngFrom('coach')
  for (;;) {
    const legal = game.legal(state)
    yield [state, legal]
    if (legal.length === 0) return
    state = play(game, state, legal[below(dice, legal.length)] as Action).state
  }
}

describe.each(COACHES)('the coach of %s', (id, game, coach) => {
  test('has a word for every decision of a whole game', () => {
    for (const [state, legal] of wholeGame(game)) {
      const kind = coach.kindOf(state)
      if (legal.length === 0) expect(kind).toBeNull()
      else expect(coach.rules[kind ?? ''], kind ?? 'nothing').toBeDefined()
    }
  })

  test.each(['en', 'zh'] as const)('ends what it suggests in %s with one full stop', async lang => {
    const text = await findGame(id)?.text[lang]()
    if (!text) throw new Error('no text')
    for (const [state, legal] of wholeGame(game))
      for (const action of legal) expect(text.action(action, state)).not.toMatch(/[.。！!？?…]$/)
    expect({ en, zh }[lang].coach.sensible).toMatch(/\{choice\}[.。]$/)
  })

  test.each(['en', 'zh'] as const)('speaks two sentences in %s and links to a rule that is there', lang => {
    const known = anchors(id, lang)
    for (const [kind, rule] of Object.entries(coach.rules)) {
      expect(known.has(rule), `${kind}: ${rule}`).toBe(true)
      expect(coach.text[lang][kind]?.match(lang === 'en' ? /[.!?](?: |$)/g : /[。！？]/g)?.length, kind).toBe(
        2,
      )
    }
  })
})
