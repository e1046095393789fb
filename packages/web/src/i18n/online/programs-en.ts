/** Words about accounts that programs play for. */
export const programs = {
  mark: 'program',
  named: '{name} (program)',
  title: 'Programs and tokens',
  line: 'A program of yours can read what you see, or play under a name of its own.',
  api: 'How a program talks to this room',
  become: 'Make this an account for a program…',
  becomeLine:
    'A mark then stands beside its name everywhere, and its games count for ratings only among programs, or where a host allows it. This cannot be taken back: make another account for a program if you play with this one yourself.',
  becomeGo: 'Make it an account for a program',
  is: 'This account is for a program.',
  tokens: 'Tokens',
  tokensLine:
    'A program comes in with a token instead of a password. A new password ends all tokens, and so does half a year without use.',
  none: 'There are no tokens.',
  scopes: { read: 'reads', play: 'plays' },
  scope: 'What the token is good for',
  scopeLine: {
    read: 'It sees what you see, and does nothing.',
    play: 'It plays at tables for this account too. It never changes the account.',
  },
  readOnly:
    'Tokens of this account only read: a program sees what you see, and does nothing. To play it needs an account for programs.',
  label: 'What the token is for',
  made: 'made {when}',
  used: 'last used {when}',
  unused: 'never used',
  revoke: 'Revoke',
  revokeNamed: 'Revoke the token “{label}”',
  password: 'Your password, for a new token',
  becomePassword: 'Your password, since this is for good',
  make: 'Make a token',
  fresh: 'This is the token. It is shown only now: put it where your program finds it.',
  copy: 'Copy the token',
  invite: 'Invite a program',
  inviteName: 'Its name',
  inviteLine:
    'It gets a seat at once. The game can begin when it has come, which takes a moment if it is running.',
  inviteGo: 'Give it a seat',
  guest: 'Programs need an account. Give your name a password first.',
} as const
