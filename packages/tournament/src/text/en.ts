/** What a tournament has to say. `{name}` is filled in by `fill`. */
export const en = {
  systems: {
    'round-robin': {
      name: 'Round robin',
      line: 'Everybody meets everybody, as evenly as possible.',
    },
    swiss: {
      name: 'Swiss',
      line: 'A few rounds for many people: always fresh opponents, as strong as you are so far.',
    },
    'knock-out': {
      name: 'Knock-out',
      line: 'The best of each table go on, down to one last table.',
    },
    arena: {
      name: 'Arena',
      line: 'For an evening: whoever is free gets the next table at once.',
    },
    league: {
      name: 'League',
      line: 'Divisions play round robins; after a season the best go up and the last go down.',
    },
  },
  rest: {
    bye: 'Who does not fill a table sits out a round',
    bot: 'Bots fill the tables',
    smaller: 'Some tables are smaller',
  },
  bye: {
    first: 'Sitting out is worth a first place',
    mean: 'Sitting out is worth the mean of all places',
    none: 'Sitting out is worth nothing',
  },
  guardian: {
    person: 'What a guardian finished counts for the person',
    last: 'What a guardian finished counts as the last place',
    none: 'What a guardian finished brings no points',
  },
  unfinished: {
    places: 'A table out of time counts as it stood',
    mean: 'A table out of time brings everybody the same',
    none: 'A table out of time brings no points',
  },
  criteria: {
    reached: 'Round reached',
    'last-place': 'Place at the last table',
    score: 'Points',
    'game-points': 'Game points',
    opponents: 'Opponents’ points',
    direct: 'Direct meetings',
    wins: 'First places',
  },
  line: {
    game: 'Round {round}, table {table}: place {place}, points {points}, game points {game}',
    shared:
      'Round {round}, table {table}: place {place}, shared by {shared}, points {points}, game points {game}',
    uncounted: 'Round {round}, table {table}: out of time, counts for nobody',
    forfeit: 'Round {round}, table {table}: forfeited, no points',
    bye: 'Round {round}: sat out, points {points}',
    absent: 'Round {round}: was not there, no points',
    guardian: 'a guardian finished it',
    unfinished: 'out of time',
  },
  value: {
    reached: 'Last round with this person: {value}',
    'last-place': 'Place at the last table: {place}',
    score: 'Points in all: {value}',
    'game-points': 'Game points per game: {value} ({sum} in {of})',
    opponents: 'Opponents’ points on average: {value} (opponents: {met})',
    direct: 'Against those who were level so far, times ahead less times behind: {value}',
    wins: 'First places: {value}',
  },
  behindBy: 'Behind the one above by: {criterion}',
  sharedPlace: 'Nothing tells these people apart: place shared by {shared}',
  refusal: {
    'bad-seats': 'A table has 2 to 5 players.',
    'bad-fewest': 'The smallest table has 2 to {seats} players.',
    'bad-rounds': 'There can be 1 to {most} rounds.',
    'rounds-needed': 'Say how many rounds there are.',
    'bad-points':
      'Give {seats} whole numbers from 0 to 1000, the first place first, none higher than the one before.',
    'tie-break-twice': 'Each tie-break can be named once.',
    'bad-advance': 'From 1 to {most} people of a table can go on.',
    'bad-division': 'A division has {least} to {most} people.',
    'bad-promote': 'Up to {most} people can go up and down.',
    ended: 'The tournament has ended.',
    'all-rounds-paired': 'All rounds have been paired.',
    'tables-running': 'Tables that are still running: {tables}.',
    'too-few': 'Not enough people for a table; there now: {present}.',
    'already-entered': 'This person takes part already.',
    'entry-closed': 'Nobody can enter once a knock-out has begun.',
    'not-entered': 'This person does not take part.',
    'round-paired': 'Round {round} has been paired already.',
    'no-table': 'There is no such table in this tournament.',
    'table-ended': 'This table has ended.',
    'bad-result-seats': 'The result must name all {seats} seats.',
    'place-missing': 'A finished game gives every seat a place.',
    'bad-result': 'Places are whole numbers from 1 on, game points are whole numbers.',
    'not-at-table': 'This person does not play at this table.',
    forfeited: 'This person has forfeited already.',
    'has-table': 'This person has a table.',
    'nothing-paired': 'No round has been paired yet.',
    'round-begun': 'Tables of round {round} have ended already.',
    'season-running': 'The season is not over yet.',
    'not-a-league': 'Only a league has seasons.',
  },
} as const

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type TournamentText = Words<typeof en>
