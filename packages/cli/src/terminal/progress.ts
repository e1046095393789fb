import type { Terminal } from './terminal.ts'

const CELLS = 30

/** A bar that fills up on a terminal; a line now and then where nothing can be drawn over. */
export function progress(terminal: Terminal, all: number, unit: string): (done: number) => void {
  const step = terminal.redraws ? 100 : 10
  let shown = 0
  return done => {
    const part = Math.floor((done / all) * step)
    if (part === shown && done !== all) return
    shown = part
    const filled = Math.round((done / all) * CELLS)
    const bar = `[${'█'.repeat(filled)}${'·'.repeat(CELLS - filled)}] ${done}/${all} ${unit}`
    if (!terminal.redraws) terminal.err(`${bar}\n`)
    else terminal.err(`\r${bar}${done === all ? '\n' : ''}`)
  }
}
