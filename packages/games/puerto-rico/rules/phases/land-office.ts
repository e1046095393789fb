import { DRAW, discard, PASS } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS, ISLAND_SPACES } from '../data/goods.ts'
import { player, type State } from '../state.ts'
import { colonistWorks, islandUsed, nobleWorks, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
import { canDraw, drawTile, dropPlantation } from './plantations.ts'

/** Land office: before the sale a colonist buys the top plantation, or a noble sells one of the island. */

const mayBuyLand = (s: State): boolean => {
  const p = player(s, s.actor)
  return colonistWorks(p, B.land_office) && p.doubloons > 0 && islandUsed(p) < ISLAND_SPACES && canDraw(s)
}

const mayGiveLand = (s: State): boolean => {
  const p = player(s, s.actor)
  return nobleWorks(p, B.land_office) && GOODS.some((_, good) => (p.tiles[good] as number) > 0)
}

export const landHelps = (s: State): boolean => mayBuyLand(s) || mayGiveLand(s)

export const landPhase: PhaseRules = {
  legal(s, out) {
    const p = player(s, s.actor)
    if (mayBuyLand(s)) out.push(DRAW)
    if (mayGiveLand(s)) {
      for (let tile = 0; tile < GOODS.length; tile++)
        if ((p.tiles[tile] as number) > 0) out.push(discard(tile))
    }
    out.push(PASS)
  },
  apply(s, a, emit) {
    const p = player(s, s.actor)
    if (a.type === 'draw') {
      p.doubloons--
      const tile = drawTile(s, emit)
      emit?.({ type: 'landBought', seat: s.actor, tile, reveals: true })
      if (s.rules.revised && works(p, B.forest_house)) {
        // The tile has been seen; its owner now says whether it becomes forest.
        s.phase = { kind: 'forest', tile }
        return null
      }
      p.tiles[tile] = (p.tiles[tile] as number) + 1
      return landBought(s)
    }
    if (a.type === 'discard') {
      dropPlantation(s, p, a.tile)
      p.doubloons++
      emit?.({ type: 'landSold', seat: s.actor, tile: a.tile })
    } else emit?.({ type: 'passed', seat: s.actor, at: 'land' })
    s.landDone = true
    return 'trader'
  },
  refusal: (_s, a) => (a.type === 'discard' ? { rule: 'no-such-tile', params: { tile: a.tile } } : NOT_NOW),
}

/** The bought tile lies; guests who waited for it may walk before the sale. */
export function landBought(s: State): Next {
  s.landDone = true
  if (s.rules.revised) s.guestsDone = false
  return 'trader'
}
