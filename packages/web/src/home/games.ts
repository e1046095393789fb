import { shelf } from '@ludoteca/shelf'
import type { ComponentType } from 'react'
import { Azulejo } from './art/azulejo.tsx'
import { Harbour } from './art/harbour.tsx'
import { Rivers } from './art/rivers.tsx'

/** The games of this house, in the order of the shelf at the entrance; not all are playable yet. */
export const HOUSE = ['puerto-rico', 'tigris-euphrates', 'lisboa'] as const
export type HouseGame = (typeof HOUSE)[number]

export const ART: Record<HouseGame, ComponentType> = {
  'puerto-rico': Harbour,
  'tigris-euphrates': Rivers,
  lisboa: Azulejo,
}

export const isHouseGame = (id: string): id is HouseGame => HOUSE.some(each => each === id)

export const isPlayable = (id: string): boolean => shelf.some(each => each.id === id)

/** The message key of a game's name. */
export const gameKey = (id: string): HouseGame | 'other' => (isHouseGame(id) ? id : 'other')
