/** How many tables somebody with an account, a guest, and one address may have at a time. */
export interface Share {
  readonly account: number
  readonly guest: number
  readonly address: number
}

export interface Caps {
  /** Tables that wait for players. */
  readonly waiting: Share
  /** Games being played. */
  readonly playing: Share
  /** Those of them in which nobody else plays. */
  readonly withBots: Share
}

export const CAPS: Caps = {
  // An address has fewer of them than the lobby shows.
  waiting: { account: 20, guest: 10, address: 40 },
  playing: { account: 100, guest: 30, address: 300 },
  withBots: { account: 12, guest: 4, address: 24 },
}
