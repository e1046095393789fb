import type { Effect } from '../../rules/index.ts'

export interface Words {
  readonly round: string
  readonly period: string
  readonly starts: string
  readonly triggered: string
  readonly last: string
  readonly treasury: string
  readonly step: string
  readonly visit: string
  readonly moneyValue: string
  readonly market: string
  readonly shipyard: string
  readonly ship: string
  readonly offices: string
  /** An office, and what a visit there costs the viewer. */
  readonly office: string
  readonly officeSigns: string
  readonly plaza: string
  readonly favorsLeft: string
  readonly church: string
  readonly cardinal: string
  /** Icons round the church. */
  readonly icon: Readonly<Record<'treasury' | 'scoring', string>>
  readonly wigsOnBack: string
  readonly wigCount: Readonly<Record<'one' | 'many', string>>
  readonly faceDown: string
  readonly court: string
  readonly display: string
  readonly decrees: string
  readonly buildings: string
  /** What an architect has on offer, the building after it, and how many lie below. */
  readonly building: string
  readonly plans: string
  readonly planNeeds: string
  readonly tiles: string
  readonly tileSupply: string
  /** The mark of the small tiles. */
  readonly small: string
  readonly city: readonly string[]
  readonly letters: string
  readonly columnRubble: string
  readonly scoring: string
  readonly landRewards: string
  readonly rubblePile: string
  readonly none: string
  readonly named: string
  readonly leftOver: string
  readonly wigs: string
  readonly reis: string
  readonly influence: string
  readonly goods: string
  readonly room: string
  readonly portfolio: string
  readonly icons: string
  readonly lasting: string
  readonly hold: string
  readonly atSea: string
  readonly favors: string
  readonly clergy: string
  readonly donePlans: string
  readonly rack: string
  readonly sets: string
  readonly markers: string
  readonly houses: string
  readonly officials: string
  readonly atWork: string
  readonly decreeNow: string
  readonly hand: string
  readonly unknownCards: string
  /** What Lacerda has: where he goes next, and what he will do there. */
  readonly courtier: string
  readonly helper: string
  readonly cubes: string
  readonly event: string
  readonly offer: string
  readonly comma: string
  /** Ways to play a card, without a price. */
  readonly ways: Readonly<Record<'visit' | 'sponsor' | 'portfolio', string>>
  /** One letter for each good and each colour of rubble. */
  readonly goodLetters: readonly [string, string, string, string]
  readonly rubbleLetters: readonly [string, string, string]
  /** Rewards on the map, as short as can be. */
  readonly short: Readonly<Record<Effect['kind'], string>>
  /** Those that read differently for one. */
  readonly shortOne: Readonly<Partial<Record<Effect['kind'], string>>>
}
