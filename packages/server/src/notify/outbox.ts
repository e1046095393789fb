/** The most tables of one person about which something waits to be sent. */
const MOST_WAITING = 50

type Send = () => Promise<void>

/**
 * What is to be told goes out one after the other for each person, since their devices and addresses may be slow. Of one
 * table only the latest waits: nobody needs to hear what is not true any more.
 */
export class Outbox {
  /** Of people to whom something is being sent: what waits, by table. */
  private readonly waiting = new Map<string, Map<string, Send>>()

  /** Resolves when it has been sent or waits behind something else; what is sent says itself what went wrong. */
  async put(person: string, table: string, send: Send): Promise<void> {
    const behind = this.waiting.get(person)
    if (behind) {
      if (behind.size < MOST_WAITING || behind.has(table)) behind.set(table, send)
      return
    }
    const own = new Map([[table, send]])
    this.waiting.set(person, own)
    try {
      // What is put in meanwhile comes along here too.
      for (const [which, next] of own) {
        own.delete(which)
        await next()
      }
    } finally {
      this.waiting.delete(person)
    }
  }
}
