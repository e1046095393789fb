export const position = {
  title: 'Set up a position',
  of: '{game}: set up a position',
  line: 'Put the pieces as you like, then play on, weigh the choices and try lines on the what-if board.',
  later:
    'Positions of Lisboa cannot be set up by hand yet. From a save file of any game, every move can be tried anew.',
  open: 'Open on the what-if board',
  first: 'As at the start',
  problems: 'This is no position yet',
  sound: 'The position can be played.',
  seats: 'Players',
} as const
