import type { OptionSpec, Options } from '@ludoteca/engine'

/**
 * 2: guests are asked at more moments, a tile bought with the land office may become forest, and the black market takes
 * nobles too, but not the worker of a university that is to serve the new building; the end of a game with covered chips
 * cannot be taken back.
 */
export const VERSION = 2

const modules = ({ newBuildings, nobles }: Options): boolean => newBuildings === 'on' || nobles === 'on'

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'rules', values: ['text', 'published'], presets: { published: { chips: 'covered' } } },
  { id: 'chips', values: ['open', 'covered'] },
  { id: 'governor', values: ['random', 'first'] },
  {
    id: 'edition',
    values: ['classic', 'deluxe'],
    matters: ({ newBuildings }, seats) => seats === 5 || newBuildings === 'on',
  },
  { id: 'newBuildings', values: ['off', 'on'], module: true },
  { id: 'nobles', values: ['off', 'on'], module: true },
  { id: 'selection', values: ['draft', 'random'], matters: modules },
  {
    id: 'libraryGoods',
    values: ['different', 'any'],
    matters: ({ newBuildings }) => newBuildings === 'on',
  },
  { id: 'balance', values: ['off', 'on'] },
  { id: 'strictOptional', values: ['off', 'on'] },
]

/** The options as the rules read them. */
export interface Rules {
  readonly chipsCovered: boolean
  readonly governorFirst: boolean
  readonly deluxe: boolean
  readonly newBuildings: boolean
  readonly nobles: boolean
  readonly randomSelection: boolean
  readonly libraryAnyGoods: boolean
  readonly balance: boolean
  readonly strictOptional: boolean
  /** Begun under version 2 or later. */
  readonly revised: boolean
}

export const rulesFrom = (options: Options, version = VERSION): Rules => ({
  chipsCovered: options.chips === 'covered',
  governorFirst: options.governor === 'first',
  deluxe: options.edition === 'deluxe',
  newBuildings: options.newBuildings === 'on',
  nobles: options.nobles === 'on',
  randomSelection: options.selection === 'random',
  libraryAnyGoods: options.libraryGoods === 'any',
  balance: options.balance === 'on',
  strictOptional: options.strictOptional === 'on',
  revised: version >= 2,
})
