import type { Seat } from '@ludoteca/engine'
import type { Flight } from '@ludoteca/page-kit/board/flights.tsx'
import { COLUMN, type Event, PLANS } from '../../rules/index.ts'
import { Glyph } from './art/glyph.tsx'
import { type GlyphName, GOOD_GLYPHS, RUBBLE_GLYPHS } from './art/glyphs.ts'
import styles from './flights.module.css'

/** A small token with the symbol of what moves; some belong to somebody. */
const token = (name: GlyphName, seat?: Seat) => (
  <span className={styles.token} style={seat === undefined ? undefined : { color: `var(--seat-${seat})` }}>
    <Glyph name={name} />
  </span>
)
const fly = (art: Flight['art'], from: readonly string[], to: readonly string[]): Flight => ({
  art,
  from,
  to,
})
const goodToken = (good: number) => token(GOOD_GLYPHS[good] ?? 'gold')

/** Places of a seat's own board; only the board in front shows them one by one. */
const board = (seat: Seat): string => `board-${seat}`
const wigs = (seat: Seat): string[] => [`wigs-${seat}`, board(seat)]
const reis = (seat: Seat): string[] => [`reis-${seat}`, board(seat)]
/** The thing itself in front, else the board of its owner: a good in both warehouses has one name. */
const own = (seat: Seat, front: Seat, place: string): string[] =>
  seat === front ? [place, board(seat)] : [board(seat)]

/** What moves on the board when this happens; `front` is the seat whose board lies in front. */
export function flightsOf(e: Event, front: Seat): Flight[] {
  switch (e.type) {
    case 'good-sold':
      return [
        fly(goodToken(e.good), own(e.seat, front, `good:${e.good}`), [`ship:${e.ship}`, board(e.owner)]),
        fly(token('reis'), [`ship:${e.ship}`, board(e.owner)], reis(e.seat)),
      ]
    case 'good-gained':
      return [fly(goodToken(e.good), [`price:${e.good}`], own(e.seat, front, `good:${e.good}`))]
    case 'good-traded':
      return [fly(goodToken(e.good), own(e.seat, front, `good:${e.good}`), [`state:${e.action}`])]
    case 'ship-sailed':
      return [fly(token('wig'), [`ship:${e.ship}`, board(e.seat)], wigs(e.seat))]
    case 'store-scored':
      return [fly(token('wig'), [`plot:${e.plot}`], wigs(e.seat))]
    case 'ship-built':
    case 'ship-upgraded':
      return [fly(token('ship'), ['shipyard'], [`ship:${e.ship}`, board(e.seat)])]
    case 'card-drawn':
      return [fly(token('card'), [`draw:${e.pile}`], e.seat === front ? ['hand'] : [board(e.seat)])]
    case 'card-played':
      return e.to === 'portfolio' ? [] : [fly(token('card'), [board(e.seat)], ['court'])]
    case 'favor-taken':
      return [fly(token('favor'), [`favor:${e.noble}`], own(e.seat, front, `my-favor:${e.noble}`))]
    case 'favor-returned':
      return [fly(token('favor'), [board(e.seat)], [`favor:${e.noble}`])]
    case 'clergy-taken':
      return [fly(token('clergy'), [`church:${e.spot}`], own(e.seat, front, `clergy:${e.tile}`))]
    case 'official-placed':
      return [fly(token('official', e.seat), [board(e.seat)], [`office:${e.noble}`])]
    case 'official-withdrawn':
      return [fly(token('official', e.seat), [`office:${e.noble}`], [board(e.seat)])]
    case 'plan-taken':
      return [fly(token('plan'), [`plan:${PLANS[e.plan]?.architect}`], [board(e.seat)])]
    case 'decree-taken':
      return [fly(token('decree'), ['decrees'], [board(e.seat)])]
    case 'store-placed':
      return [fly(token('store', e.seat), [`slot:${e.slot}`, `street:${e.slot >> 1}`], [`plot:${e.plot}`])]
    case 'house-built':
      return [fly(token('house', e.seat), own(e.seat, front, `houses:${e.group}`), [`plot:${e.plot}`])]
    case 'rubble-taken':
      return [
        fly(token(RUBBLE_GLYPHS[e.rubble] ?? 'quake'), rubbleFrom(e), [`rack-${e.seat}`, board(e.seat)]),
      ]
    case 'building-raised':
      return [fly(token('building'), [`building:${e.building}`, 'architects'], [`spot:${e.spot}`])]
    default:
      return []
  }
}

function rubbleFrom(e: Extract<Event, { type: 'rubble-taken' }>): string[] {
  if (e.from === 'spot') return [`spot:${e.place}`]
  if (e.from === 'pile') return [`pile:${e.rubble}`, 'heap']
  const line = e.line === COLUMN ? 'column' : 'row'
  return [`${line}:${e.place}:${e.rubble}`, 'city']
}
