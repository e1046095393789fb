import type { OptionSpec, Options } from '@ludoteca/engine'
import type { MapId } from './data/maps.ts'

/** 2: a building also pays for tiles that only then join its region to a kingdom. */
export const VERSION = 2

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'rules',
    values: ['text', 'published'],
    presets: { text: { monumentKing: 'substitute' }, published: { monumentKing: 'own' } },
  },
  { id: 'map', values: ['A', 'B'], sought: true },
  { id: 'support', values: ['free', 'english'] },
  { id: 'monumentKing', values: ['substitute', 'own'] },
  { id: 'scoring', values: ['hidden', 'counted', 'open'] },
  { id: 'wonder', values: ['off', 'on'], module: true },
  { id: 'buildings', values: ['off', 'on'], module: true },
  { id: 'treasureTiming', values: ['action', 'turn'] },
]

/** The variants a game is played with. */
export interface Rules {
  readonly map: MapId
  /** Supporters must be able to turn the conflict. */
  readonly exactSupport: boolean
  /** Kings are paid by monuments for colours whose leader is missing. */
  readonly kingSubstitutes: boolean
  /**
   * What was shown in each colour is counted for everybody; treasures stay behind the screen. Only there where it is so:
   * positions of other games stay as they were.
   */
  readonly countedScores?: true
  readonly openScores: boolean
  readonly wonder: boolean
  readonly buildings: boolean
  /** Treasures are handed out at the end of a turn, not after every action. */
  readonly treasuresLate: boolean
  /** A building pays for the whole kingdom a tile makes, absorbed regions included. */
  readonly absorbedBuildings: boolean
}

export const rulesFrom = (options: Options, version = VERSION): Rules => ({
  map: options.map === 'B' ? 'B' : 'A',
  exactSupport: options.support === 'english',
  kingSubstitutes: options.monumentKing !== 'own',
  ...(options.scoring === 'counted' && { countedScores: true }),
  openScores: options.scoring === 'open',
  wonder: options.wonder === 'on',
  buildings: options.buildings === 'on',
  treasuresLate: options.treasureTiming === 'turn',
  absorbedBuildings: version >= 2,
})
