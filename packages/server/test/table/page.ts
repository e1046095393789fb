import type { Update } from '@ludoteca/protocol'

/** A page's copy of a table, kept as the protocol says: the least a client must do. */
export class Page {
  seq = 0
  seat: number | null = null
  facts: Update['facts']
  view: object | undefined
  undoable = 0
  steps: object[] = []
  chat: { seq: number }[] = []

  /** False: something in between is missing. */
  take(update: Update): boolean {
    if (update.after > this.seq) return false
    if (update.seq < this.seq && update.after !== 0) return true
    this.seq = update.seq
    this.seat = update.seat
    if (update.facts) this.facts = update.facts
    if (update.clock && this.facts) this.facts = { ...this.facts, clock: update.clock }
    if (update.position) {
      const { view, from, steps, undoable } = update.position
      this.view = view
      this.undoable = undoable
      this.steps = [...this.steps.slice(0, from), ...steps]
    }
    if (update.chat) {
      const { from, lines } = update.chat
      this.chat = [...this.chat.filter(line => line.seq < from), ...lines]
    }
    return true
  }
}
