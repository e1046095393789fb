import type { TableStore } from '../../store/store.ts'

/** The most addresses remembered; those with an unfinished table stay. */
const MANY = 20_000
/** How many of the oldest addresses are tidied whenever a new one comes. */
const LOOKED_AT = 2

/**
 * Which unfinished tables were made or begun from which address. In memory alone, since addresses are nobody's business
 * for longer: after a restart only what each person has is counted.
 */
export class AddressBook {
  private readonly known = new Map<string, Map<string, { readonly alone: boolean }>>()
  private readonly tables: Pick<TableStore, 'heads'>
  private readonly many: number

  constructor(tables: Pick<TableStore, 'heads'>, many: number = MANY) {
    this.tables = tables
    this.many = many
  }

  get size(): number {
    return this.known.size
  }

  /** `alone` when only bots play there with the person who began it. */
  note(address: string, table: string, alone: boolean): void {
    const own = this.known.get(address)
    if (own) own.set(table, { alone })
    else if (this.known.size < this.many) this.known.set(address, new Map([[table, { alone }]]))
  }

  async count(address: string): Promise<{ waiting: number; playing: number; withBots: number }> {
    const oldest = [...this.known.keys()].slice(0, LOOKED_AT)
    for (const each of oldest) await this.tidy(each)
    const phases = await this.tidy(address)
    const own = this.known.get(address)
    const playing = phases.filter(({ phase }) => phase === 'playing')
    return {
      waiting: phases.length - playing.length,
      playing: playing.length,
      withBots: playing.filter(({ table }) => own?.get(table)?.alone).length,
    }
  }

  /** Strikes out what is over or gone; what is left goes to the end of the book. */
  private async tidy(address: string): Promise<{ table: string; phase: string }[]> {
    const own = this.known.get(address)
    if (!own) return []
    const heads = await this.tables.heads([...own.keys()])
    const left: { table: string; phase: string }[] = []
    for (const table of own.keys()) {
      const phase = heads.get(table)?.phase
      if (phase === undefined || phase === 'over') own.delete(table)
      else left.push({ table, phase })
    }
    this.known.delete(address)
    if (own.size > 0) this.known.set(address, own)
    return left
  }
}
