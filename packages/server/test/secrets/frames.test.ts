import type { AnyGame, Viewer } from '@ludoteca/engine'
import { shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { gather, PEOPLE, play, repeat, truthOf } from './evening.ts'
import { mirror } from './mirror.ts'
import { type Guest, openWorld } from './world.ts'

const GAMES = await Promise.all(shelf.map(box => box.rules()))

/** Variants with more to hide than usual. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'puerto-rico': { chips: 'covered' },
}

/** Sent when there is time: how often says nothing, so each is looked at on its own. */
const SELDOM = new Set(['presence', 'turns', 'lobby-changed'])

interface Told {
  /** Everything, in order. */
  readonly all: readonly string[]
  readonly commitments: ReadonlySet<string>
}

/** All that a guest was ever sent. What is published of the seed is taken out, and shown to be nothing else. */
function toldTo({ line, papers, notices }: Guest): Told {
  const commitments = new Set<string>()
  const blank = (text: string): string =>
    text.replace(/"commitment":"([0-9a-f]{64})"/g, (_, print: string) => {
      commitments.add(print)
      return '"commitment":"…"'
    })
  const frames = line.texts.filter(text => !SELDOM.has(JSON.parse(text).type))
  return { all: [...frames, ...papers, ...notices.sort()].map(blank), commitments }
}

/** Where one world first says something else than the other; null when it never does. */
function firstDifference(one: readonly string[], two: readonly string[]): string | null {
  for (let n = 0; n < Math.max(one.length, two.length); n++) {
    const [a = '', b = ''] = [one[n], two[n]]
    if (a === b) continue
    let at = 0
    while (a[at] === b[at]) at++
    const [here, there] = [a, b].map(text => text.slice(Math.max(0, at - 60), at + 40))
    return `${n}: …${here}… is …${there}… elsewhere`
  }
  return null
}

function seldomAreBare({ line }: Guest, table: string): void {
  for (const text of line.texts) {
    const { type, ...rest } = JSON.parse(text)
    if (!SELDOM.has(type)) continue
    for (const [key, value] of Object.entries(rest)) {
      if (key === 'table') expect(value).toBe(table)
      else if (key === 'seats') expect((value as number[]).every(seat => [0, 1, 2].includes(seat))).toBe(true)
      else
        expect([key, [0, 1, 2].includes(value as number)]).toEqual([
          expect.stringMatching(/^(spectators|waiting)$/),
          true,
        ])
    }
  }
}

const seatsOf = ({ seats: { min, max } }: AnyGame): number =>
  Math.min(PEOPLE.length, Math.max(min, Math.min(3, max)))

describe('nothing that is ever sent to anybody tells the deal from another one', () => {
  test.each(GAMES)(
    '$id, a whole game: live lines, addresses, notices and figures',
    async game => {
      const seats = seatsOf(game)
      const options = OPTIONS[game.id] ?? {}
      const here = await openWorld(game, PEOPLE)
      const evening = await gather(here, game, seats, options)
      const script = await play(here, evening, game, `evening of ${game.id}`)
      const { seed, match } = await truthOf(here, evening.table)
      expect(match.steps.length).toBeGreaterThan(40)

      for (let seat = 0; seat <= seats; seat++) {
        const viewer: Viewer = seat === seats ? 'table' : seat
        const there = await openWorld(mirror(game, viewer, match.setup), PEOPLE)
        const again = await gather(there, game, seats, options)
        await repeat(there, again, script)
        await Promise.all([here.settled(), there.settled()])
        const other = await truthOf(there, again.table)
        expect(other.seed).not.toBe(seed)
        expect(other.match.steps.length).toBe(match.steps.length)
        const [one, two] = [evening, again].map(({ guests }) => toldTo(guests[seat] as Guest))
        expect(firstDifference(one?.all ?? [], two?.all ?? [])).toBeNull()
        expect(one?.all.length).toBeGreaterThan(script.length / 2)
        // One promise for each seed, the same all evening.
        expect([one?.commitments.size, two?.commitments.size]).toEqual([1, 1])
        expect(one?.commitments).not.toEqual(two?.commitments)
        if (seat === seats - 1) expect(evening.guests[seat]?.notices.length).toBeGreaterThan(10)
        seldomAreBare(again.guests[seat] as Guest, again.table)
        expect(await there.figures()).toBe(await here.figures())
        await there.hub.stop()
      }
    },
    300_000,
  )
})
