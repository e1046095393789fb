import {
  type AnyMatch,
  act,
  below,
  type Match,
  resolveOptions,
  rngFrom,
  startMatch,
  writeSave,
} from '@ludoteca/engine'
import { goHome, offered } from '@ludoteca/harness/browser/play.ts'
import { type Action, type Event, lisboa, type State } from '@ludoteca/lisboa'
import type { Page } from 'playwright-core'

type LisboaMatch = Match<State, Action, Event>

/** Prepared games: played by chance until a position is what a test needs, then written as a save file. */
function playUntil(
  seats: number,
  seed: string,
  fits: (state: State, legal: readonly Action[]) => boolean,
): LisboaMatch | null {
  const options = resolveOptions(lisboa as never, seats, {})
  if (!options.ok) throw new Error('Lisboa has no default options')
  const match = startMatch(
    lisboa,
    { seats, seed, options: options.options },
    ['Ana', 'Bruno', 'Carla', 'Duarte'].slice(0, seats),
  )
  const dice = rngFrom(seed)
  for (;;) {
    const seat = lisboa.turn(match.state)
    if (seat === null) return null
    const legal = lisboa.legal(match.state)
    if (fits(match.state, legal)) return match
    act(match, seat, [legal[below(dice, legal.length)] as Action])
  }
}

/** The first game in which such a position comes up. */
export function prepare(seats: number, fits: (state: State, legal: readonly Action[]) => boolean) {
  for (let n = 0; n < 60; n++) {
    const match = playUntil(seats, `lisboa-${seats}-${n}`, fits)
    if (match) return { save: writeSave(match as unknown as AnyMatch), match }
  }
  throw new Error('no such position was found')
}

/** A game that one more action will end: whoever acts last may do anything. */
export function lastDecision(seats: number) {
  const ends = (state: State, legal: readonly Action[]): boolean =>
    state.ending === 2 &&
    legal.every(action => {
      const later = lisboa.clone(state)
      lisboa.apply(later, action)
      return lisboa.turn(later) === null
    })
  return prepare(seats, ends)
}

/** Opens a save file through the page, with a person on every seat who needs no screen to be covered. */
export async function openSave(page: Page, url: string, save: string): Promise<void> {
  await goHome(page, url)
  await page
    .getByTestId('save-file')
    .setInputFiles({ name: 'game.ludo', mimeType: 'text/plain', buffer: Buffer.from(save) })
  await page.waitForURL(/\/(?:seats|table\/\w+)$/)
  // A finished game opens its result; who plays on says first who sits where.
  if (page.url().endsWith('/seats')) {
    await page.locator('main input[type=checkbox]').uncheck()
    await page.locator('main button').last().click()
    await page.waitForURL(address => !address.pathname.endsWith('/seats'))
  }
  await offered(page)
}
