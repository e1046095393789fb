import { readFileSync } from 'node:fs'
import { LANGS, type Lang } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { load, role, store, WHARF } from '../rules/actions.ts'
import { B, BUILDING_IDS, BUILDINGS } from '../rules/data/buildings.ts'
import { CAPTAIN } from '../rules/data/roles.ts'
import { openingFor } from '../rules/data/setup.ts'
import { puertoRico } from '../rules/game.ts'
import { REFUSALS } from '../rules/refusals.ts'
import type { Player, State } from '../rules/state.ts'
import { names as en } from '../rules/text/names.en.ts'
import { names as zh } from '../rules/text/names.zh.ts'

const NAMES = { en, zh } as const
const book = (lang: Lang): string =>
  readFileSync(new URL(`../rules/rulebook/${lang}.md`, import.meta.url), 'utf8')

interface Heading {
  readonly level: number
  readonly title: string
  readonly anchor: string | undefined
}

const headings = (lang: Lang): Heading[] =>
  [...book(lang).matchAll(/^(#+) (.*?)(?: \{#([a-z-]+)\})?$/gm)].map(
    ([, hashes = '', title = '', anchor]) => ({
      ...{ level: hashes.length, title, anchor },
    }),
  )
const anchors = (lang: Lang): (string | undefined)[] => headings(lang).map(heading => heading.anchor)

/** Cells of the table row that begins with this name, without the name. */
function row(lang: Lang, name: string): string[] {
  const line = book(lang)
    .split('\n')
    .find(each => each.startsWith(`| ${name} `))
  return (line ?? '')
    .split('|')
    .slice(2, -1)
    .map(cell => cell.trim())
}

describe.each(LANGS)('the rulebook in %s', lang => {
  test('has a heading for every reason to refuse', () => {
    expect(REFUSALS.filter(rule => !anchors(lang).includes(rule))).toEqual([])
  })

  test('gives every heading below the title an anchor of its own', () => {
    const own = anchors(lang).slice(1)
    expect(own).not.toContain(undefined)
    expect(new Set(own).size).toBe(own.length)
  })

  test('skips no level of headings', () => {
    const levels = headings(lang).map(heading => heading.level)
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([])
  })

  test('leads somewhere with every link', () => {
    const links = [...book(lang).matchAll(/\]\(#([a-z-]+)\)/g)].map(match => match[1])
    expect(links.filter(link => !anchors(lang).includes(link))).toEqual([])
    expect(links.length).toBeGreaterThan(20)
  })

  test('lists its chapters in the contents', () => {
    const chapters = headings(lang).filter(({ level, anchor }) => level === 2 && anchor !== 'contents')
    const contents = book(lang).split('\n## ')[1] ?? ''
    const listed = [...contents.matchAll(/\[(.*?)\]\(#([a-z-]+)\)/g)].map(([, title, anchor]) => [
      title,
      anchor,
    ])
    expect(listed).toEqual(chapters.map(({ title, anchor }) => [title, anchor]))
  })

  test('prints costs, points, columns and circles as the game has them', () => {
    for (const [b, id] of BUILDING_IDS.entries()) {
      const { cost, points, column, circles, size, set, good, copies } = BUILDINGS[b] ?? {}
      const cells = row(lang, NAMES[lang].buildings[id].name).map(Number)
      if (set === 'base' && size === 2) continue
      const facts = [cost, points, column]
      expect(cells.slice(0, 3), id).toEqual(facts)
      if (good) expect(cells.slice(3), id).toEqual([circles, copies])
      else if (set === 'new' && circles) expect(cells[3], id).toBe(circles)
    }
  })

  test('prints the set-up as the game deals it', () => {
    const labels = {
      en: [
        'doubloons for each player',
        'quarries',
        'points in the pool',
        'colonists in the supply',
        'cargo ships',
      ],
      zh: ['每人的杜布隆', '采石场', '计分圆片总分', '公共堆的移民', '运输船'],
    }[lang]
    const openings = [2, 3, 4, 5].map(openingFor)
    const [money, quarries, pool, colonists, ships] = labels.map(label => row(lang, label))
    expect(money?.map(Number)).toEqual(openings.map(o => o.money))
    expect(quarries?.map(Number)).toEqual(openings.map(o => o.quarries))
    expect(pool?.map(Number)).toEqual(openings.map(o => o.pool))
    expect(colonists?.map(Number)).toEqual(openings.map(o => o.colonists))
    expect(ships?.map(cell => cell.split(/[、,]\s*/).map(Number))).toEqual(openings.map(o => o.ships))
  })
})

test('both rulebooks have the same headings in the same order', () => {
  const shape = (lang: Lang): string[] => headings(lang).map(({ level, anchor }) => `${level} ${anchor}`)
  expect(shape('zh')).toEqual(shape('en'))
})

describe('the worked example of the captain', () => {
  const [CORN, INDIGO, SUGAR] = [0, 1, 2]
  const [ANA, BO, CLEO] = [0, 1, 2]

  function example(): State {
    const s = puertoRico.create({ seats: 3, options: { governor: 'first' }, seed: 'example' })
    s.shipGood = [-1, SUGAR, -1]
    s.shipLoad = [0, 3, 0]
    const goods = [
      [5, 0, 1, 0, 0],
      [0, 2, 3, 0, 0],
      [2, 4, 0, 0, 1],
    ]
    for (const [seat, barrels] of goods.entries()) (s.players[seat] as Player).goods = barrels
    const staff = (seat: number, building: number): void => {
      const p = s.players[seat] as Player
      p.built.push(building)
      p.staff[building] = 1
    }
    staff(BO, B.harbor)
    staff(CLEO, B.wharf)
    puertoRico.apply(s, role(CAPTAIN))
    return s
  }

  test('plays as it is told', () => {
    const s = example()
    expect(puertoRico.turn(s)).toBe(ANA)
    const points = (): number[] => s.players.map(p => p.points)
    expect(puertoRico.refusal(s, load(CORN, 0))).toEqual({ rule: 'ship-takes-less', params: { most: 5 } })
    puertoRico.apply(s, load(CORN, 2))
    expect(points()).toEqual([6, 0, 0])
    puertoRico.apply(s, load(SUGAR, 1))
    expect(points()).toEqual([6, 3, 0])
    puertoRico.apply(s, load(INDIGO, 0))
    expect(points()).toEqual([6, 3, 4])
    expect(puertoRico.turn(s)).toBe(CLEO)
    puertoRico.apply(s, load(CORN, WHARF))
    expect(points()).toEqual([6, 3, 6])
    expect([s.phase.kind, s.actor]).toEqual(['store', BO])
    puertoRico.apply(s, store([0, 0, 1, 0, 0]))
    expect(s.players.map(p => p.goods)).toEqual([
      [0, 0, 1, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1],
    ])
    expect([s.shipGood, s.shipLoad]).toEqual([
      [-1, -1, CORN],
      [0, 0, 5],
    ])
  })
})
