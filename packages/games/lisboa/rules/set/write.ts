import { LANGS } from '@ludoteca/engine'
import { BUILDINGS, PLANS } from '../data/buildings.ts'
import { CARDS } from '../data/cards.ts'
import { SPOTS } from '../data/city.ts'
import { CLERGY } from '../data/clergy.ts'
import { writeEffects, writeFormula, writePower } from '../data/codes.ts'
import { DECREES } from '../data/decrees.ts'
import { SHIPS } from '../data/ships.ts'
import { ARCHITECTS, DECKS, GOODS, TREASURY } from '../data/terms.ts'
import { cardNames } from '../text/all-names.ts'
import type { CardNames } from '../text/names.ts'
import { FORMAT } from './read.ts'

/** Our own set as a file, to be changed into another one. */

const NAME = 'Ludoteca'

const named = (part: keyof CardNames, id: string): Record<string, string> =>
  Object.fromEntries(
    LANGS.map(lang => [lang, (cardNames[lang][part] as Readonly<Record<string, string>>)[id] ?? id]),
  )

/** One row a line. */
const rows = (list: readonly object[]): string =>
  `[\n${list.map(row => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`

export function writeOurs(): string {
  const parts: readonly (readonly [string, string])[] = [
    ['format', JSON.stringify(FORMAT)],
    ['name', JSON.stringify(NAME)],
    [
      'cards',
      rows(
        CARDS.map(({ id, kind, influence, bottom, event, power }) => ({
          id,
          name: named('cards', id),
          ...(kind === TREASURY && power
            ? { event: writeEffects(event), power: writePower(power) }
            : { influence, effects: writeEffects(bottom) }),
        })),
      ),
    ],
    [
      'clergy',
      rows(
        CLERGY.map(({ id, power, wigs }) => ({
          id,
          name: named('clergy', id),
          power: writePower(power),
          wigs,
        })),
      ),
    ],
    [
      'decrees',
      rows(
        DECREES.map(({ id, formula, max, manyOnly }) => ({
          id,
          name: named('decrees', id),
          formula: writeFormula(formula),
          most: max,
          notForTwo: manyOnly,
        })),
      ),
    ],
    [
      'buildings',
      rows(
        BUILDINGS.map(({ id, faces }) => ({
          id,
          name: named('buildings', id),
          ...Object.fromEntries(
            ARCHITECTS.map((architect, i) => [architect, (faces[i] ?? []).map(good => GOODS[good])]),
          ),
        })),
      ),
    ],
    [
      'plans',
      rows(
        PLANS.map(({ id, architect, officials }) => ({ id, architect: ARCHITECTS[architect], officials })),
      ),
    ],
    [
      'ships',
      JSON.stringify(
        Object.fromEntries(
          DECKS.map((deck, colour) => [deck, SHIPS.find(ship => ship.colour === colour)?.influence]),
        ),
      ),
    ],
    ['eastC', JSON.stringify(writeEffects(SPOTS.find(spot => spot.id === 'spot-e-c')?.reward ?? []))],
  ]
  return `{\n${parts.map(([key, value]) => `  ${JSON.stringify(key)}: ${value}`).join(',\n')}\n}\n`
}
