import type { Log, Notices } from './contract.ts'

/** Tells those who asked what has happened. One who fails does not keep the others from hearing it. */
export class NoticeBoard {
  private readonly listeners: { [K in keyof Notices]: Set<(notice: Notices[K]) => void> } = {
    over: new Set(),
    turn: new Set(),
    started: new Set(),
    round: new Set(),
  }
  private readonly log: Log

  constructor(log: Log) {
    this.log = log
  }

  on<K extends keyof Notices>(event: K, listener: (notice: Notices[K]) => void): () => void {
    this.listeners[event].add(listener)
    return () => void this.listeners[event].delete(listener)
  }

  tell<K extends keyof Notices>(event: K, notice: Notices[K]): void {
    for (const listener of this.listeners[event]) {
      try {
        listener(notice)
      } catch (error) {
        this.log.error({ err: error, event }, 'a listener failed')
      }
    }
  }
}
