import type { Section } from '@ludoteca/page-kit/board/contract.ts'
import {
  COLOURS,
  type KingdomInfo,
  kingdoms,
  MONUMENTS,
  pileSize,
  scoreKnown,
  squareName,
  TREASURE,
} from '../../rules/index.ts'
import { bagText } from './supply.tsx'
import { wordsIn } from './text/index.ts'
import type { TigrisScene } from './types.ts'

/** The position for those who listen to it. */
export function describe(scene: TigrisScene): Section[] {
  const { view, lang } = scene
  const words = wordsIn(lang)
  const found = kingdoms(view)
  const left = view.monuments.filter(corner => corner < 0).length
  return [
    {
      title: words.describe.kingdoms,
      ...(found.length === 0 ? { lines: [words.kingdomsNone] } : {}),
      sections: found.map((kingdom, i) => ({
        title: words.kingdomTitle(i + 1),
        lines: kingdomLines(scene, kingdom),
      })),
    },
    playersSection(scene),
    {
      title: words.describe.supply,
      lines: [
        words.bagLine(bagText(pileSize(view.bag), words.about)),
        words.treasuresLine(view.treasures.length),
        words.monumentsLine(left),
      ],
    },
  ]
}

function kingdomLines({ lang, who }: TigrisScene, kingdom: KingdomInfo): string[] {
  const words = wordsIn(lang)
  const { leaders, tiles, treasures, monuments } = kingdom
  const lines = leaders.map(({ seat, colour, square, inner, outer }) =>
    words.kingdomLeader(who(seat), words.leader(colour), squareName(square), inner, outer),
  )
  const counts = COLOURS.flatMap(colour =>
    (tiles[colour] ?? 0) > 0 ? [words.counted(tiles[colour] ?? 0, colour)] : [],
  )
  if (counts.length > 0) lines.push(words.kingdomTiles(counts))
  if (treasures.length > 0) lines.push(words.kingdomTreasures(treasures.map(squareName)))
  const names = monuments.flatMap(each => {
    const colours = MONUMENTS[each]
    return colours ? [words.monument(...colours)] : []
  })
  if (names.length > 0) lines.push(words.kingdomMonuments(names))
  return lines
}

function playersSection({ view, viewer, lang, names }: TigrisScene): Section {
  const words = wordsIn(lang)
  const say = words.describe
  const tiles = (pile: readonly number[]): string =>
    words.list(COLOURS.flatMap(each => ((pile[each] ?? 0) > 0 ? [words.counted(pile[each] ?? 0, each)] : [])))
  const rows = names.map((name, seat) => {
    const hand = view.hands[seat] ?? []
    const home = COLOURS.filter(colour => (view.leaders[seat * 4 + colour] ?? -1) < 0)
    const row = view.scores[seat] ?? []
    const points = [
      ...COLOURS.map(colour => words.points(words.sphere(colour), row[colour] ?? 0)),
      row[TREASURE] === undefined ? words.treasuresHidden : words.treasuresTaken(row[TREASURE]),
    ]
    return [
      name,
      words.dynasties[seat] ?? '',
      seat === viewer ? tiles(hand) || say.none : String(pileSize(hand)),
      String(view.catastrophes[seat] ?? 0),
      words.list(home.map(words.leader)) || say.none,
      scoreKnown(view, seat) ? words.list(points) : say.hidden,
    ]
  })
  return {
    title: say.players,
    table: { columns: [say.player, say.dynasty, say.hand, say.catastrophes, say.home, say.points], rows },
  }
}
