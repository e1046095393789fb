export interface ServeText {
  readonly usage: string
  readonly notBuilt: string
  /** `{why}` is filled in by `fill`. */
  readonly cannotOpen: string
  /** Before the addresses others in the network can type. */
  readonly neighbours: string
  readonly closes: string
}

export const en: ServeText = {
  usage: `npm start -- [options], or ludoteca serve [options]

  --port N         where to listen (default 4280, or PORT); 0 means any free port
  --host H         0.0.0.0 lets others in your network in (default 127.0.0.1, or HOST)
  --data DIR       where accounts and games are kept (default ./data, or LUDOTECA_DATA)
  --database URL   postgres://… for many nodes (default a file in the data folder, or DATABASE_URL)
  --role ROLE      web: people; bots: only thinks, for other nodes; all (default)
  --origin URL     where the server is found from outside, for links in messages (or LUDOTECA_ORIGIN)
  --hosts NAMES    other names people reach the server by, such as games.lan (or LUDOTECA_HOSTS)
  --trust-proxy    a proxy in front says who calls and whether over TLS
  --words FILE     words that names and chat must not contain, one a line
  --metrics-open   /metrics for everyone, not only for this machine
  --allow-private-webhooks   people may have addresses in the server's own network called
  --most-waiting A,G,N     tables waiting for players: of an account, of a guest, from an address (20,10,40)
  --most-playing A,G,N     the same for games being played (100,30,300)
  --most-with-bots A,G,N   the same for games of one person with bots (12,4,24)
  --lisboa-set FILE        cards and tiles of your own box for all new tables of Lisboa (ludoteca set lisboa prints ours)
  --tournaments WHO        who may set up tournaments: accounts (default) or hosts
  --reviews WHO            who makes the reviews of online games kept for all: browser (who asks first, default), server, off
  --no-limits      no limits at all: for measurements only
  --lang LANG      zh or en (default the language of the system)

LOG_LEVEL (trace, debug, info, warn, error, silent) says how much is logged; usually warn.`,
  notBuilt: 'The page has not been built yet: npm start does that.',
  cannotOpen: 'The server cannot start: {why}',
  neighbours: 'Others in your network type one of these, or scan the code for the first:',
  closes: 'Ctrl+C stops the server; games are kept.',
}
