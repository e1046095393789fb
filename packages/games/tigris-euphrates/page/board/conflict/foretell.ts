import { type Event, kingdoms, type State } from '../../../rules/index.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisScene } from '../types.ts'
import { atStake } from './at-stake.ts'
import { dueWars, kingdomAt } from './conflict.ts'

/** What an action would mean beyond its events: kingdoms that change, wars to come, what may be built. */
export function foretell(scene: TigrisScene, after: State, events: readonly Event[]): string[] {
  const { view, lang, who } = scene
  const words = wordsIn(lang)
  const lines = dueWars(after).flatMap(({ colour, sides: [one, other] }) =>
    one && other
      ? [words.war(words.leader(colour), who(one.seat), one.strength, who(other.seat), other.strength)]
      : [],
  )
  const parts = fallenApart(view, after)
  if (parts > 1) lines.push(words.splits(parts))
  if (events.some(each => each.type === 'conflict-began')) lines.push(...atStake(scene, after))
  return [...lines, ...chances(scene, after)]
}

/** Into how many kingdoms the leaders of one kingdom would be scattered. */
function fallenApart(before: State, after: State): number {
  // While wars are fought the unification tile holds its kingdoms apart: that is no split.
  if (after.united >= 0 || before.united >= 0) return 0
  const later = kingdoms(after)
  const parts = kingdoms(before).map(({ leaders }) => {
    const homes = leaders.flatMap(({ square }) => kingdomAt(later, square)?.squares[0] ?? [])
    return new Set(homes).size
  })
  return Math.max(0, ...parts)
}

function chances({ lang, who }: TigrisScene, { phase }: State): string[] {
  const words = wordsIn(lang)
  switch (phase.kind) {
    case 'monument':
      return [words.mayBuild]
    case 'building':
      return [words.mayBuilding]
    case 'treasure':
      return [words.mayTake(who(phase.seat))]
    default:
      return []
  }
}
