import { shuffle } from '@ludoteca/engine'
import { SLOTS } from '../../data/city.ts'
import type { StepOf } from '../../frames.ts'
import { put } from '../../lists.ts'
import { HIDDEN, NONE, type State } from '../../state.ts'
import type { Tell } from '../phase.ts'

/** The end of a turn: everything on display is made complete again, traded goods go back. */

export function upkeep(s: State, _f: StepOf<'upkeep'>, emit: Tell): void {
  clearTradedGoods(s, emit)
  refillChurch(s, emit)
  refillTiles(s, emit)
  refillDecrees(s, emit)
  turnCard(s, emit)
}

function clearTradedGoods(s: State, emit: Tell): void {
  const cleared: number[] = []
  for (let action = 0; action < s.traded.length; action++) {
    const good = s.traded[action] as number
    if (good === NONE) continue
    s.traded = put(s.traded, action, NONE)
    cleared.push(action)
  }
  if (cleared.length > 0) emit?.({ type: 'goods-cleared', actions: cleared })
}

/** When the bag is empty the tiles given up go back into it. */
export function refillChurch(s: State, emit: Tell): void {
  for (let spot = 0; spot < s.church.length; spot++) {
    if (s.church[spot] !== NONE) continue
    if (s.bag.length === 0 && s.givenUp.length > 0) {
      emit?.({ type: 'bag-refilled', tiles: s.givenUp.length })
      s.bag = shuffle(s.rng, s.givenUp.slice())
      s.givenUp = []
    }
    const tile = s.bag.at(-1)
    if (tile === undefined) return
    s.bag = s.bag.slice(0, -1)
    s.church = put(s.church, spot, tile)
    const seen = s.variants.clergyTrack === 'open' ? tile : HIDDEN
    emit?.({ type: 'clergy-dealt', spot, tile: seen, reveals: true })
  }
}

function refillTiles(s: State, emit: Tell): void {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (s.tiles[slot] !== 0) continue
    if (SLOTS[slot]?.small) {
      if (s.smallSupply === 0) continue
      s.smallSupply--
    } else {
      if (s.tileSupply === 0) continue
      s.tileSupply--
    }
    s.tiles = put(s.tiles, slot, 1)
    emit?.({ type: 'city-tile-dealt', slot })
  }
}

export function refillDecrees(s: State, emit: Tell): void {
  for (let slot = 0; slot < s.decrees.length; slot++) {
    if (s.decrees[slot] !== NONE) continue
    const decree = s.decreeDeck.at(-1)
    if (decree === undefined) return
    s.decreeDeck = s.decreeDeck.slice(0, -1)
    s.decrees = put(s.decrees, slot, decree)
    emit?.({ type: 'decree-dealt', slot, decree, reveals: true })
  }
}

function turnCard(s: State, emit: Tell): void {
  if (s.unturned === NONE) return
  const pile = s.unturned
  const card = s.piles[pile]?.at(-1)
  s.unturned = NONE
  if (card !== undefined) emit?.({ type: 'card-turned', pile, card, reveals: true })
}
