/** Why a game does not agree with the database. `{name}` is filled in by `fill`. */
export const en = {
  'no-beginning': 'its log does not begin',
  'no-line': 'line {seq} does not follow ({why})',
  'unread-line': 'line {seq} cannot be read ({why})',
  'unread-row': 'what lists show of it cannot be read ({why})',
  'not-followed': 'its log cannot be followed ({why})',
  'not-listed': 'tables that come after it cannot be listed ({why})',
  newer: 'a newer version wrote line {seq}: look at it with that one',
  'other-rules': 'it was begun under other rules',
  'other-length': 'it has {lines} lines, not {kept}',
  'not-same': 'it is not the same',
  'not-before': 'it was not there before',
  phase: 'its log leads to another phase',
  steps: 'its log has another number of steps',
  turn: 'by its log it is somebody else’s turn',
  wants: 'by its log a bot is to move where none is believed to, or the other way round',
  people: 'by its log other people sit there',
  result: 'its log leads to another result',
} as const

export type ReasonText = { readonly [K in keyof typeof en]: string }
