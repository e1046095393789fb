import type { SetRule } from '../../set/problems.ts'

/** What is wrong with a set that somebody typed in; the place stands before it. */
export const setProblems: Readonly<Record<SetRule, string>> = {
  'not-json': 'The file is not JSON.',
  'too-large': 'The file has more than {most} characters.',
  'wrong-format': 'This must be “{format}”.',
  'not-an-object': 'This must be an object in curly brackets.',
  'not-a-list': 'This must be a list in square brackets.',
  'not-a-text': 'This must be a text in quotation marks.',
  'not-a-number': 'This must be a whole number from {least} to {most}.',
  'not-yes-or-no': 'This must be true or false.',
  missing: 'This is missing.',
  'unknown-field': 'There is no such field here. Fields: {known}.',
  'unknown-id': 'There is no “{id}” in the box.',
  'id-twice': '“{id}” stands here a second time.',
  'bad-name': 'A name has 1 to {most} visible characters, in one line.',
  'bad-effect': 'The effect “{code}” is not understood.',
  'bad-power': 'The power “{code}” is not understood.',
  'bad-formula': 'The formula “{code}” is not understood.',
  'bad-word': '“{word}” cannot stand here. Possible: {known}.',
  'too-many': 'At most {most} can stand here.',
  'too-few': 'At least {least} must stand here.',
  'amount-too-large': 'The amount may be {most} at most.',
  'effect-not-here': 'This effect cannot stand here.',
  'power-not-here': 'This power can stand on Clergy tiles only.',
  'too-much-asked':
    'At most two effects of a card may ask for a choice, and none beside a store or a public building.',
  'penalty-mixed': 'Either all effects of a card are penalties, or none is.',
  'penalty-not-here': 'Penalties stand on Noble cards only.',
  'same-twice': 'The same trade stands here twice.',
}
