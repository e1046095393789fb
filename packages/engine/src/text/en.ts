/** What the engine itself has to say, whatever the game. `{name}` is filled in by `fill`. */
export const en = {
  refusal: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It is another player’s turn.',
    'nothing-to-undo':
      'There is nothing you can take back: somebody else has acted since, or something was revealed.',
    'undo-too-far': 'You can take back at most {most}.',
  },
  option: {
    'unknown-option': 'There is no option “{option}”. Options: {known}.',
    'unknown-value': 'Option “{option}” cannot be “{value}”. Choose one of: {known}.',
    'option-seats': 'Option “{option}” is only for {known} players, not {seats}.',
    'bad-text': 'The text for option “{option}” cannot be used: see “{at}”.',
  },
  save: {
    'not-a-save': 'This is not a Ludoteca save file.',
    'unknown-format': 'This save file has format {format}, which this version cannot read.',
    'unknown-game': 'This save file is of a game we do not have: {game}.',
    'other-rules': 'This game was saved under rules version {said}; here is version {found}.',
    'bad-seats': '{seats} is not a number of players for this game ({min} to {max}).',
    'bad-field': 'The header has a part that makes no sense: {field}.',
    'bad-position': 'The position it begins from cannot be set up here.',
    'cut-off': 'The file ends too early: its closing line is missing.',
    'wrong-count': 'The closing line speaks of {said} entries, but there are {found}.',
    'wrong-seal': 'The file was changed after it was saved.',
    'wrong-result': 'The game does not end as the file says: {said} there, {found} here.',
    unreadable: 'This is no action of the game: “{text}”.',
    'bad-undo': 'This cannot be taken back: “{text}”.',
    illegal: '“{text}” is not allowed here (rule {rule}).',
  },
} as const

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type EngineText = Words<typeof en>
