import { type AnyGame, act, LANGS, type Lang, pick, rngFrom, startMatch } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { choicesOf } from '../src/play/choices.ts'
import { type Session, startSession } from '../src/play/session.ts'
import { reasons } from '../src/play/why.ts'
import { screenOf } from '../src/screens.ts'
import { scripted } from './table.ts'

async function seated(id: string, lang: Lang, seed: string): Promise<Session> {
  const shelved = findGame(id)
  if (!shelved) throw new Error(id)
  const game: AnyGame = await shelved.rules()
  const options = Object.fromEntries(game.options.map(spec => [spec.id, spec.values[0] ?? '']))
  return startSession({
    match: startMatch(game, { seats: 3, options, seed }, ['', '', '']),
    text: await shelved.text[lang](),
    lang,
    sitters: [0, 1, 2].map(() => ({ kind: 'person', name: '' })),
    screen: await screenOf(id),
    rulebook: [],
    terminal: scripted([]),
    self: 'ludoteca',
    rng: rngFrom('nobody'),
  })
}

/** What `?` says to whoever decides now. */
function asked(session: Session): string {
  const { match, text } = session
  const seat = match.game.turn(match.state)
  if (seat === null) throw new Error('the game is over')
  const view = match.game.view(match.state, seat)
  return reasons(session, seat, choicesOf(match.game, text, view, match.game.legal(view))).join('\n')
}

function playOne(session: Session, notation: string): void {
  const { match } = session
  const action = match.game.read(notation)
  if (!action) throw new Error(notation)
  expect(act(match, match.game.turn(match.state) ?? -1, [action])).toMatchObject({ ok: true })
}

test('at the settler ? tells who may take a quarry', async () => {
  const session = await seated('puerto-rico', 'en', 'quarry')
  playOne(session, 'role settler')
  playOne(session, session.match.game.legal(session.match.state).map(session.match.game.write)[0] ?? '')
  expect(asked(session)).toMatch(/^Not possible now:\n {2}.*quarry.*: Only the settler /im)
})

test('at the builder ? tells what is too expensive', async () => {
  const session = await seated('puerto-rico', 'en', 'builder')
  playOne(session, 'role builder')
  expect(asked(session)).toMatch(/doubloons/)
  expect(asked(session).split('\n').length).toBeLessThanOrEqual(14)
})

test('at the first action of Tigris & Euphrates ? tells where leaders and tiles do not go', async () => {
  const session = await seated('tigris-euphrates', 'en', 'first')
  const text = asked(session)
  expect(text).toMatch(/priest on .*: /)
  expect(text).toContain('Farms go on river squares only.')
  expect(text.match(/Farms go on river/g)).toHaveLength(1)
})

test.each(shelf.flatMap(({ id }) => LANGS.map(lang => [id, lang] as const)))(
  '? has words for every decision of %s in %s',
  async (id, lang) => {
    const session = await seated(id, lang, 'words')
    const { match } = session
    const rng = rngFrom('words')
    for (let step = 0; match.game.turn(match.state) !== null && step < 400; step++) {
      if (step % (id === 'tigris-euphrates' ? 40 : 5) === 0) {
        const text = asked(session)
        expect(text).not.toMatch(/undefined|NaN|null|\{\w+\}/)
        expect(text.length).toBeGreaterThan(10)
      }
      act(match, match.game.turn(match.state) ?? -1, [pick(rng, match.game.legal(match.state))])
    }
  },
)
