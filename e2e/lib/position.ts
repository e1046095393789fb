import {
  type Action,
  type AnyGame,
  act,
  below,
  resolveOptions,
  rngFrom,
  startMatch,
  writeSave,
} from '@ludoteca/engine'
import { goHome } from '@ludoteca/harness/browser/play.ts'
import { type PhaseName, puertoRico, type State } from '@ludoteca/puerto-rico'
import type { Page } from 'playwright-core'
import { botsPlay } from './recorded.ts'

const NAMES = ['Ana', 'Bruno', 'Catalina', 'Diego', 'Elena']

interface WantedPosition {
  readonly seats: number
  readonly seed: string
  readonly options?: Readonly<Record<string, string>>
  /** The first decision of this kind, or of any, that seat 0 has to take, from this round on. */
  readonly phase?: PhaseName
  readonly round?: number
  /** And only where this holds. */
  readonly where?: (s: State) => boolean
}

/** A finished game, played by chance, in which equal totals got different places. */
export function decidedByTieBreak(): string {
  const game = puertoRico as unknown as AnyGame
  const resolved = resolveOptions(game, 3, {})
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  for (let n = 0; n < 500; n++) {
    const seed = `tie-${n}`
    const match = startMatch(game, { seats: 3, seed, options: resolved.options }, NAMES.slice(0, 3))
    const rng = rngFrom(seed)
    for (let seat = game.turn(match.state); seat !== null; seat = game.turn(match.state)) {
      const legal = game.legal(match.state)
      act(match, seat, [legal[below(rng, legal.length)] as Action])
    }
    const standings = game.standings(match.state)
    const decided = standings.some(a => standings.some(b => a.total === b.total && a.rank < b.rank))
    if (decided) return writeSave(match)
  }
  throw new Error('no totals are equal')
}

/** A save file of a game between bots, up to the wanted decision; null when it never comes to that. */
async function playedTo(wanted: WantedPosition, seed: string): Promise<string | null> {
  const { seats, options, phase, round = 1, where } = wanted
  const names = NAMES.slice(0, seats)
  for await (const match of botsPlay(puertoRico as unknown as AnyGame, { names, seed, options })) {
    const s = match.state as State
    if (puertoRico.turn(s) !== 0 || s.phase.kind !== (phase ?? s.phase.kind) || s.round < round) continue
    if (where?.(s) ?? true)
      return writeSave(
        match,
        names.map((_, seat) => (seat === 0 ? null : 'easy')),
      )
  }
  return null
}

/** Bots may learn to play differently: the position is looked for in several games. */
async function find(wanted: WantedPosition): Promise<string> {
  for (let i = 0; i < 30; i++) {
    const save = await playedTo(wanted, `${wanted.seed}-${i}`)
    if (save) return save
  }
  throw new Error(`no game comes to such a ${wanted.phase ?? 'wanted'} decision`)
}

/** Opens that position on the page: seat 0 is the person, the others are bots. */
export async function openPosition(page: Page, url: string, wanted: WantedPosition): Promise<void> {
  const save = await find(wanted)
  await goHome(page, url)
  const file = { name: 'game.ludo', mimeType: 'text/plain', buffer: Buffer.from(save) }
  await page.getByTestId('save-file').setInputFiles(file)
  await page.waitForURL(/\/table\/\w+$/)
  await page.locator('[data-section]').first().waitFor()
}

/** Opens a game that is over after this round. */
export const openNearEnd = (page: Page, url: string, seats: number): Promise<void> =>
  openPosition(page, url, { seats, seed: `end-${seats}`, where: s => s.ending !== 0 })
