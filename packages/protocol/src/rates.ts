export interface Rate {
  /** How many requests may come at once. */
  readonly burst: number
  /** How many more may come each second. */
  readonly perSecond: number
}

/** Generous to people, even to many behind one address; tight where something can be guessed or piled up. */
export const RATES = {
  address: { burst: 400, perSecond: 80 },
  person: { burst: 120, perSecond: 20 },
  /** Requests with one token. */
  token: { burst: 60, perSecond: 5 },
  /** Vacation and quiet hours: each change may put an entry into the log of every table that waits for the person. */
  plans: { burst: 10, perSecond: 1 / 60 },
  /** Notes written down: they are kept for each table that somebody may look at. */
  notes: { burst: 60, perSecond: 1 / 2 },
  /** Answers to puzzles written down, many at a time when somebody signs in. */
  puzzles: { burst: 60, perSecond: 1 / 2 },
  /** Reviews of finished games sent by one person, and from one address before they are read. */
  review: { burst: 6, perSecond: 1 / 60 },
  large: { burst: 24, perSecond: 1 / 10 },
  /** New tournaments, and what somebody does in them. */
  tournament: { burst: 10, perSecond: 1 / 600 },
  tournamentAct: { burst: 60, perSecond: 1 / 2 },
  /** Questions to the archive. */
  search: { burst: 120, perSecond: 10 },
  export: { burst: 4, perSecond: 1 / 300 },
  /** Questions of one person for what they may do at a table. */
  choices: { burst: 60, perSecond: 10 },
  /** New sockets. */
  socket: { burst: 240, perSecond: 5 },
  /** Everything from one address that hashes a password or adds a person. */
  entry: { burst: 30, perSecond: 1 / 6 },
  /** Passwords and codes tried for one name from one address. */
  guess: { burst: 8, perSecond: 1 / 30 },
  /** Passwords tried for one name from all addresses its owner has not come from. */
  name: { burst: 40, perSecond: 1 / 60 },
} as const satisfies Record<string, Rate>

/** What a route counts besides every request, before it does anything; each is refused with `too-many`. */
export const LIMITS = {
  entry: ['entry'],
  hashing: [],
  password: ['entry', 'guess', 'name'],
  code: ['entry', 'guess'],
  confirm: ['entry', 'guess'],
  plans: ['plans'],
  notes: ['notes'],
  puzzles: ['puzzles'],
  review: ['review'],
  tournament: ['tournament'],
  tournamentAct: ['tournamentAct'],
  search: ['search'],
  export: ['export'],
  choices: ['choices'],
} as const satisfies Record<string, readonly (keyof typeof RATES)[]>
export type LimitName = keyof typeof LIMITS
