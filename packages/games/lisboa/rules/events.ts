import type { Seat } from '@ludoteca/engine'
import type { Line } from './actions.ts'
import type { Architect, Good, Group, Kind, Noble, Rubble, StateAction } from './data/terms.ts'
import type { PhaseName } from './frames.ts'

/** What an amount of réis was taken or paid for. */
export type ReisReason =
  | 'sale'
  | 'subsidy'
  | 'effect'
  | 'visit-pay'
  | 'visit'
  | 'event'
  | 'land'
  | 'hire'
  | 'penalty'

/** What wigs were gained or lost for. */
export type WigReason =
  | 'sail'
  | 'effect'
  | 'influence'
  | 'visit'
  | 'penalty'
  | 'store-wig'
  | 'open-wig'
  | 'follow-wig'
  | 'clergy'
  | 'sets'
  | 'cubes'

/** Where influence came from or went. */
type InfluenceReason = 'gain' | 'visit' | 'reis'

/** How a Political card left the game. */
type CardFate = 'gold' | 'court' | 'portfolio' | 'renewed' | 'helper'

/** By which of his rules Lacerda has chosen. */
export type LacerdaReason =
  | 'recruit'
  | 'plan'
  | 'plan-equal'
  | 'ship'
  | 'produce'
  | 'cardinal'
  | 'favor'
  | 'store'
  | 'store-tie'
  | 'decree'
  | 'open'
  | 'open-tie'

interface At {
  readonly seat: Seat
}

/**
 * Lacerda: where he goes and what he does there; by which rule he chooses, with the numbers it compares;
 * what he leaves out, a State action or the Noble action of `noble`.
 */
export type LacerdaEvent =
  | (At & {
      readonly type: 'lacerda-called'
      readonly noble: Noble
      readonly deck: Kind
      readonly action: StateAction
    })
  | (At & {
      readonly type: 'lacerda-decided'
      readonly why: LacerdaReason
      readonly n?: number
      readonly other?: number
    })
  | (At & {
      readonly type: 'lacerda-skipped'
      readonly what: 'state' | 'noble' | 'follow'
      readonly why: 'price' | 'impossible'
      readonly noble?: Noble
      readonly action?: StateAction
    })
  | (At & { readonly type: 'clergy-removed'; readonly spot: number; readonly tile: number })
  | (At & { readonly type: 'building-set'; readonly spot: number; readonly building: number })
  | (At & { readonly type: 'helper-moved'; readonly deck: Kind })
  | (At & { readonly type: 'courtier-moved'; readonly noble: Noble })

type Fact =
  /** Set-up. `seat` kept `tile`; later everybody gets a hand. */
  | (At & { readonly type: 'clergy-kept'; readonly tile: number })
  | (At & { readonly type: 'hand-dealt'; readonly cards: readonly number[] })
  /** First hands are drafted: a card stays in hand; the packets go on. */
  | (At & { readonly type: 'card-kept'; readonly card: number })
  | { readonly type: 'packets-passed' }
  | { readonly type: 'play-began'; readonly start: Seat }
  /** Turns and periods. `round` counts from 1 through both periods. */
  | (At & { readonly type: 'turn-began'; readonly round: number })
  | (At & { readonly type: 'ship-docked'; readonly ship: number })
  | (At & {
      readonly type: 'card-played'
      readonly card: number
      readonly to: 'portfolio' | 'visit' | 'event'
    })
  | (At & { readonly type: 'card-tucked'; readonly card: number })
  | (At & { readonly type: 'card-discarded'; readonly card: number; readonly fate: CardFate })
  /** A ship left the portfolio together with its hold. */
  | (At & { readonly type: 'ship-discarded'; readonly ship: number; readonly goods: number })
  | (At & { readonly type: 'card-drawn'; readonly pile: Kind; readonly card: number })
  /** Money, wigs, influence: `n` is what really changed hands, negative when lost. */
  | (At & { readonly type: 'reis'; readonly n: number; readonly why: ReisReason })
  | (At & { readonly type: 'wigs'; readonly n: number; readonly why: WigReason })
  | (At & {
      readonly type: 'influence'
      readonly n: number
      readonly why: InfluenceReason
      readonly now: number
    })
  | { readonly type: 'treasury-moved'; readonly n: number; readonly now: number }
  | { readonly type: 'price-changed'; readonly good: Good; readonly n: number; readonly now: number }
  /** Goods. `good-lost`: there was no room, or it went back to the supply. */
  | (At & { readonly type: 'good-gained'; readonly good: Good; readonly why: 'effect' | 'gold' | 'produce' })
  | (At & {
      readonly type: 'good-lost'
      readonly good: Good
      readonly why: 'no-room' | 'penalty' | 'surplus'
    })
  | (At & {
      readonly type: 'good-sold'
      readonly good: Good
      readonly ship: number
      readonly owner: Seat
      readonly reis: number
    })
  | (At & { readonly type: 'ship-sailed'; readonly ship: number; readonly crates: number })
  | (At & { readonly type: 'good-traded'; readonly good: Good; readonly action: StateAction })
  | { readonly type: 'goods-cleared'; readonly actions: readonly StateAction[] }
  /** Visits. `cost` is the price before house and wigs; what is paid follows as its own events. */
  | (At & { readonly type: 'visited'; readonly noble: Noble; readonly cost: number })
  | (At & {
      readonly type: 'followed'
      readonly noble: Noble
      readonly action: number
      readonly cost: number
    })
  | (At & { readonly type: 'visit-ended'; readonly noble: Noble })
  | (At & { readonly type: 'favor-returned'; readonly noble: Noble; readonly why: 'follow' | 'penalty' })
  /** State actions. */
  | (At & { readonly type: 'favor-taken'; readonly noble: Noble })
  | (At & { readonly type: 'cardinal-moved'; readonly steps: number; readonly gap: number })
  /** Face-down tiles beside the Cardinal were turned over. */
  | { readonly type: 'clergy-turned'; readonly spot: number; readonly tile: number }
  | (At & { readonly type: 'clergy-taken'; readonly spot: number; readonly tile: number })
  | (At & { readonly type: 'cardinal-laid' })
  | (At & { readonly type: 'ship-built'; readonly ship: number; readonly goods: readonly Good[] })
  | (At & {
      readonly type: 'ship-upgraded'
      readonly old: number
      readonly ship: number
      readonly goods: readonly Good[]
    })
  | (At & { readonly type: 'official-placed'; readonly noble: Noble })
  /** `owner` is a seat, or `DUMMY`. */
  | { readonly type: 'official-displaced'; readonly noble: Noble; readonly owner: number }
  | (At & { readonly type: 'official-withdrawn'; readonly noble: Noble })
  | (At & { readonly type: 'plan-taken'; readonly plan: number })
  /** City. */
  | (At & { readonly type: 'decree-taken'; readonly decree: number; readonly slot: number })
  | (At & { readonly type: 'marker-spent' })
  | (At & { readonly type: 'store-placed'; readonly plot: number; readonly slot: number })
  | (At & { readonly type: 'land-bought'; readonly plot: number; readonly price: number })
  | (At & { readonly type: 'house-built'; readonly plot: number; readonly group: Group })
  /** `kept` is false when the rack had no place for the cube. */
  | (At & {
      readonly type: 'rubble-taken'
      readonly rubble: Rubble
      readonly kept: boolean
      readonly from: 'line' | 'spot' | 'pile'
      readonly line?: Line
      readonly place: number
    })
  | (At & { readonly type: 'set-completed'; readonly sets: number })
  | (At & { readonly type: 'spot-chosen'; readonly spot: number })
  | (At & {
      readonly type: 'building-raised'
      readonly spot: number
      readonly plan: number
      readonly building: number
    })
  | (At & {
      readonly type: 'building-staffed'
      readonly spot: number
      readonly from: readonly [number, number, number, number]
      readonly hired: number
    })
  /** A store earned its owner wigs: when built, or when a public building opened. */
  | (At & { readonly type: 'store-scored'; readonly plot: number; readonly wigs: number })
  /** The next building of an architect became the current one; another one was turned up as the next. */
  | {
      readonly type: 'building-moved-up' | 'building-shown'
      readonly architect: Architect
      readonly building: number
    }
  | LacerdaEvent
  /** Church scoring. */
  | { readonly type: 'church-began'; readonly first: Seat }
  | (At & { readonly type: 'clergy-given-up'; readonly tiles: readonly number[] })
  | { readonly type: 'cardinal-stood' }
  /** Upkeep. */
  | { readonly type: 'card-turned'; readonly pile: Kind; readonly card: number }
  | { readonly type: 'decree-dealt'; readonly slot: number; readonly decree: number }
  | { readonly type: 'clergy-dealt'; readonly spot: number; readonly tile: number }
  | { readonly type: 'city-tile-dealt'; readonly slot: number }
  | { readonly type: 'bag-refilled'; readonly tiles: number }
  /** Ends. */
  | {
      readonly type: 'end-triggered'
      readonly seat: Seat
      readonly by: 'sets' | 'piles'
      readonly period: number
    }
  | { readonly type: 'period-ended' }
  | { readonly type: 'shipyard-renewed'; readonly ships: readonly number[] }
  | (At & { readonly type: 'hand-drawn'; readonly cards: readonly number[]; readonly count: number })
  | (At & { readonly type: 'reward-taken'; readonly card: number })
  | { readonly type: 'period-began'; readonly period: number; readonly tops: readonly number[] }
  | { readonly type: 'final-round' }
  | { readonly type: 'game-ended'; readonly totals: readonly number[] }
  /** A choice was declined. */
  | (At & { readonly type: 'passed'; readonly what: PhaseName })

export type Event = Fact & { readonly reveals?: true }
