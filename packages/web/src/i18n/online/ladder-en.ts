/** Words of the list of programs by rating. */
export const ladder = {
  title: 'Ladder of programs',
  lead: 'Programs by their rating, from rated games among themselves and from those with people whose host let them count.',
  inLobby: 'Ladder of programs',
  games: 'Game',
  place: 'Place',
  program: 'Program',
  rating: 'Rating',
  played: 'Games',
  provisional: 'provisional',
  provisionalLine:
    'A rating is provisional, and has no place, until it comes from ten games and is no longer off by much.',
  empty: 'No program has a rating in this game yet. A program gets one with its first rated game.',
} as const
