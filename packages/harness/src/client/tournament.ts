import type { TournamentAct, TournamentFacts, TournamentTable, TournamentTerms } from '@ludoteca/protocol'
import { pause } from '../figures.ts'
import { type Guest, newAccount, newGuest } from './guest.ts'
import { Page } from './page.ts'

const AGAIN_MS = 50

/** Somebody who plays in a tournament, from a page of their own. */
interface Player {
  readonly guest: Guest
  readonly page: Page
}

interface Asked {
  readonly status: number
  readonly body: unknown
}

/** A tournament as its people see it, through the addresses everybody uses, whatever becomes of the servers. */
export class TournamentClub {
  readonly players: ReadonlyMap<string, Player>
  id = ''
  private readonly servers: readonly string[]
  private readonly organiser: Guest
  private turn = 0

  constructor(servers: readonly string[], organiser: Guest, players: readonly Player[]) {
    this.servers = servers
    this.organiser = organiser
    this.players = new Map(players.map(player => [player.guest.id, player]))
  }

  async make(terms: TournamentTerms): Promise<void> {
    const { body } = await this.ask(this.organiser, 'POST', '/tournaments', terms)
    this.id = (body as { id: string }).id
  }

  async enterAll(): Promise<void> {
    for (const { guest } of this.players.values()) await this.does(guest, { do: 'enter' })
  }

  organises(act: TournamentAct): Promise<TournamentFacts> {
    return this.does(this.organiser, act)
  }

  /** What has happened although the answer was lost is refused when it is said again. */
  async does(guest: Guest, act: TournamentAct): Promise<TournamentFacts> {
    const { status, body } = await this.ask(guest, 'POST', `/tournaments/${this.id}`, act)
    return status === 200 ? (body as TournamentFacts) : this.facts()
  }

  async facts(): Promise<TournamentFacts> {
    return (await this.ask(null, 'GET', `/tournaments/${this.id}`)).body as TournamentFacts
  }

  async export(): Promise<unknown> {
    return (await this.ask(null, 'GET', `/tournaments/${this.id}/export?form=json`)).body
  }

  /** The tables of the latest round, as soon as they are all made. */
  async round(number: number): Promise<readonly TournamentTable[]> {
    for (;;) {
      const { schedule } = await this.facts()
      const tables = schedule.find(round => round.number === number)?.tables
      if (tables?.every(table => table.state !== 'waiting')) return tables
      await pause(AGAIN_MS)
    }
  }

  close(): void {
    for (const { page } of this.players.values()) page.close()
  }

  private async ask(guest: Guest | null, method: string, path: string, body?: object): Promise<Asked> {
    const url = this.servers[this.turn % this.servers.length]
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...guest?.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
      .then(async found => ({ status: found.status, body: await found.json() }))
      .catch(() => null)
    if (answer && answer.status < 500) return answer
    this.turn++
    await pause(AGAIN_MS)
    return this.ask(guest, method, path, body)
  }
}

/** An organiser with an account, and so many guests. */
export async function openClub(
  servers: readonly string[],
  count: number,
  origin?: string,
): Promise<TournamentClub> {
  const [url = ''] = servers
  const guest = (name: string, address: string) => newGuest(url, name, address, origin)
  const organiser = await newAccount(url, await guest('Organiser', '10.9.0.1'), 'Organiser')
  const players: Player[] = []
  for (let at = 0; at < count; at++) {
    const one = await guest(`Player ${at}`, `10.8.${Math.floor(at / 200)}.${at % 200}`)
    players.push({ guest: one, page: new Page(servers, one, at) })
  }
  await Promise.all(players.map(({ page }) => page.open()))
  return new TournamentClub(servers, organiser, players)
}
