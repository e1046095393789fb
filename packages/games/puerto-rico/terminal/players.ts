import type { Seat } from '@ludoteca/engine'
import { count, labelled } from '@ludoteca/terminal-kit/lines.ts'
import {
  BUILDINGS,
  CITY_SPACES,
  chipsSeen,
  ISLAND_SPACES,
  islandUsed,
  player,
  type State,
} from '../rules/index.ts'
import { circles, tileName, type WordedScene } from './draw.ts'

/** One player: purse and goods, island, city. */
export function playerLines(s: State, seat: Seat, scene: WordedScene): string[] {
  const { words, who, paint, names, columns } = scene
  const p = player(s, seat)
  const goods = p.goods.flatMap((n, good) => (n > 0 ? [`${tileName(scene, good)} ${n}`] : []))
  const purse = [
    count(words.money, p.doubloons),
    count(words.points, chipsSeen(s, seat) ?? '?'),
    ...(p.sanJuan > 0 ? [count(words.sanJuan, p.sanJuan)] : []),
    ...(p.nobles > 0 ? [count(words.nobles, p.nobles)] : []),
    words.goods + (goods.join(words.comma) || words.nothing),
  ]
  const forests = p.forests.reduce((sum, n) => sum + n, 0)
  const island = p.tiles.flatMap((n, tile) =>
    n > 0 ? [`${tileName(scene, tile)} ${circles(p.crew[tile] as number, n)}`] : [],
  )
  if (forests > 0) island.push(`${words.forest} ×${forests}`)
  const city = p.built.map(b => {
    const workers = p.staff[b] as number
    const nobles = p.nobleIn.filter(each => each === b).length
    const place = `${names.building(b)} ${circles(workers, BUILDINGS[b]?.circles ?? 0, nobles)}`.trimEnd()
    return workers > 0 ? place : paint('dim', place)
  })
  const turn = s.phase.kind !== 'over' && s.actor === seat ? '▶' : ' '
  const governor = s.governor === seat ? ' ★' : ''
  return [
    ...labelled(`${turn} ${paint('bold', who(seat) + governor)}  `, purse, columns),
    ...labelled(
      `${words.island} ${islandUsed(p)}/${ISLAND_SPACES}`,
      island.length > 0 ? island : [words.nothing],
      columns,
      4,
    ),
    ...labelled(
      `${words.city} ${p.used}/${CITY_SPACES}`,
      city.length > 0 ? city : [words.nothing],
      columns,
      4,
    ),
  ]
}
