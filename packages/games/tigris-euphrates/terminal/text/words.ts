export interface Words {
  readonly turn: string
  readonly action: string
  readonly bag: string
  readonly about: string
  readonly treasures: string
  readonly revolt: string
  readonly war: string
  readonly leaderNames: readonly string[]
  readonly hand: string
  readonly tilesHeld: string
  readonly points: string
  readonly hidden: string
  readonly treasure: string
  readonly catastrophes: string
  readonly leaders: string
  readonly noLeader: string
  readonly monuments: string
  readonly none: string
  /** What the signs on the board mean, by kind of sign. */
  readonly tileSigns: readonly string[]
  readonly marks: readonly string[]
  readonly buildingMark: string
  readonly pieceSigns: readonly string[]
  readonly wonderSign: string
  readonly leaderExample: string
}
