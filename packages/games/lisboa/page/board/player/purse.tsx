import type { Seat } from '@ludoteca/engine'
import type { Scene } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, type Event, GOODS, type State } from '../../../rules/index.ts'
import { Mark } from '../art/glyph.tsx'
import { GOOD_GLYPHS } from '../art/glyphs.ts'

/** Wigs, money, influence and goods of one player. */
export function Purse({ view, seat }: Scene<State, Action, Event> & { readonly seat: Seat }) {
  const player = view.players[seat]
  return (
    player && (
      <>
        <Mark name="wig" n={player.wigs} />
        <Mark name="reis" n={player.reis} />
        <Mark name="influence" n={player.influence} />
        {GOODS.map((id, good) => (
          <Mark key={id} name={GOOD_GLYPHS[good] ?? 'gold'} n={player.goods[good] ?? 0} />
        ))}
      </>
    )
  )
}
