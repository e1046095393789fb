/**
 * Why an action is not allowed. Each name is a text key and an anchor in the rulebook; the parameters its
 * sentence may use stand behind it. Numbers of things are positions in the tables of `data/`.
 */
export const REFUSALS = [
  /** This is not what is being decided now. */
  'not-now',
  /** What must be done cannot be declined. */
  'not-optional',
  /** The choice would make an action impossible that has to follow. */
  'dead-end',
  'not-your-tile',
  // What has to happen first
  'card-before-noble', // { noble, act }
  'event-first', // { noble, act }
  'no-card-of-noble', // { noble, act }
  'card-before-state', // { state, noble }
  'card-before-market',
  'card-played',
  'draw-last',
  'only-draw',
  'only-follow', // { noble }
  'state-first', // { state }
  'state-before-noble', // { noble, act }
  'trade-first', // { state, noble }
  'no-good-for-noble', // { noble }
  'no-visit-now', // { noble, act }
  'sell-or-trade',
  'portfolio-has-room',
  'follow-later',
  'church-later',
  'only-as-reward',
  // Cards
  'card-not-in-hand',
  'not-a-noble-card',
  'not-a-treasury-card',
  'no-good-to-sell-or-trade',
  'nothing-to-sell-or-trade',
  'not-in-portfolio',
  'full-row', // { row: 'top' | 'bottom' }
  'card-in-play',
  // Sell and trade
  'good-missing', // { good }
  'ship-not-in-play',
  'ship-at-sea',
  'noble-wants-other-goods', // { noble }
  'state-action-used',
  // Visits
  'visit-too-dear', // { cost }
  'noble-action-impossible', // { noble }
  'fee-out-of-range', // { least, most }
  'not-this-noble', // { noble }
  'follow-too-dear', // { cost }
  // Events
  'event-too-dear', // { cost }
  'event-impossible',
  // State actions
  'favor-held', // { noble }
  'favors-all-gone', // { noble }
  'favors-complete',
  'clergy-full',
  'cardinal-steps', // { least, most }
  'not-beside-cardinal',
  'no-clergy-tile',
  'shipyard-empty',
  'ship-not-on-offer',
  'ship-price', // { goods }
  'goods-missing',
  'upgrade-not-larger',
  'ship-not-yours',
  'ship-upgrade-at-sea',
  'nothing-to-produce',
  'no-room-for-good', // { good }
  'extra-order',
  'no-officials-on-board',
  'too-many-recruits', // { most }
  'plans-gone', // { architect }
  // Rewards and penalties
  'price-at-top', // { good }
  'cube-not-there', // { rubble }
  'official-not-there', // { noble }
  'favor-not-held', // { noble }
  // Decrees
  'decree-not-on-offer',
  // Stores
  'tile-not-on-offer',
  'plot-closed',
  'plot-taken',
  'other-street',
  'no-houses-left',
  'land-too-dear', // { price }
  'house-group-empty',
  // Public buildings
  'no-plan',
  'spot-closed',
  'spot-taken',
  'no-building-for-spot',
  'plan-not-held',
  /** Another plan of the same architect and staff stands for this one. */
  'plan-alike',
  'building-not-on-offer',
  'other-architect',
  'building-lacks-street-colour', // { good }
  'staff-too-dear', // { hire, price }
  'not-enough-officials', // { need }
  'staff-count', // { need }
  // Ends of turns and periods
  'pile-empty', // { pile }
  'clergy-not-held',
  'no-reward-left',
] as const

export type RefusalRule = (typeof REFUSALS)[number]
