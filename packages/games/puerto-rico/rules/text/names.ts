import type { BuildingId } from '../data/buildings.ts'
import type { Good, Tile } from '../data/goods.ts'
import type { Role } from '../data/roles.ts'

/** What the things of the game are called, and what they do in one line; for boards and log lines alike. */
export interface Names {
  readonly goods: Readonly<Record<Good, string>>
  readonly tiles: Readonly<Record<Tile, string>>
  readonly roles: Readonly<Record<Role, RoleName>>
  readonly buildings: Readonly<Record<BuildingId, BuildingName>>
  readonly sanJuan: string
}

export interface RoleName {
  readonly name: string
  /** For the player who took the card. */
  readonly privilege: string
  /** For everybody. */
  readonly action: string
}

export interface BuildingName {
  readonly name: string
  readonly effect: string
}
