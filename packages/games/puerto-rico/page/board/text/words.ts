import type { PriceParts } from '../../../rules/index.ts'

/** What the board itself says; names of things come from the game. */
export interface Words {
  readonly round: (n: number) => string
  readonly governor: string
  readonly lastRound: string
  readonly pointsLeft: string
  readonly pointsLeftIs: (n: number) => string
  readonly colonists: string
  readonly nobles: string
  readonly onShip: (n: number) => string
  readonly supplyIs: (n: number) => string
  readonly noblesLeft: (n: number) => string
  readonly nextShip: (n: number) => string
  readonly roles: string
  /** The privilege of a role card in two or three words. */
  readonly privileges: readonly string[]
  readonly privilege: string
  readonly everybody: string
  readonly free: string
  readonly takenBy: (who: string) => string
  readonly plantations: string
  readonly faceDown: (n: number) => string
  readonly quarries: (n: number) => string
  readonly unseen: string
  readonly cargoShips: string
  readonly ship: (n: number) => string
  readonly shipIs: (n: number, size: number) => string
  readonly shipHolds: (load: number, size: number, good: string) => string
  readonly tradingHouse: string
  readonly houseTakes: string
  readonly shipTakes: (free: number, good: string | null) => string
  readonly inSupply: (barrels: number, price: number) => string
  readonly houseIs: (goods: string) => string
  readonly empty: string
  readonly goods: string
  readonly goodsLeft: string
  readonly price: string
  readonly market: string
  readonly column: (quarries: number) => string
  readonly left: (n: number) => string
  readonly copies: string
  readonly soldOut: string
  readonly owned: string
  readonly cost: string
  readonly points: string
  /** Chips alone, and with what buildings are worth by now. */
  readonly chipsIs: (chips: number, total: number) => string
  readonly circles: string
  /** The two families of buildings, and what a production building makes. */
  readonly violet: string
  readonly plant: string
  readonly plantOf: (good: string) => string
  /** What a large building would add if the game ended now. */
  readonly extraNow: string
  readonly yourPrice: string
  readonly priceWhy: (parts: PriceParts) => string
  readonly island: string
  readonly city: string
  readonly islandIs: (used: number) => string
  readonly cityIs: (used: number) => string
  readonly forest: string
  readonly staffed: (workers: number, circles: number) => string
  readonly doubloons: string
  /** What counts when points are equal at the end. */
  readonly tieBreak: string
  readonly hidden: string
  readonly you: string
  readonly open: string
  readonly others: string
  readonly wharf: string
  readonly smallWharf: string
  readonly loadsHere: string
  readonly nothing: string
  readonly mayor: {
    readonly prompt: string
    readonly mustPlace: (n: number) => string
    readonly waits: (n: number) => string
    readonly ready: string
    readonly fill: string
    readonly clear: string
    readonly confirm: string
    readonly hint: string
    readonly add: (place: string) => string
    readonly remove: (place: string) => string
  }
  readonly naming: {
    readonly prompt: string
    readonly free: (n: number) => string
    readonly hint: string
    readonly add: (place: string) => string
    readonly remove: (place: string) => string
  }
  readonly gains: {
    readonly title: string
    readonly tile: string
    readonly quarryOrTile: string
    readonly none: string
    readonly builds: (n: number) => string
    readonly note: string
  }
  /** The privilege of this role would be doubled. */
  readonly library: string
  readonly draftCost: (n: number) => string
  readonly sections: {
    readonly harbour: string
    readonly town: string
    readonly mine: string
  }
  readonly role: string
  readonly state: string
  readonly remaining: string
  readonly quarriesHelp: string
  readonly effect: string
  readonly building: string
  readonly columnIs: (n: number) => string
  readonly tradingPost: string
  readonly parts: string
}
