import { type AnyGame, resolveOptions, rngFrom } from '@ludoteca/engine'
import { type Ending, type Program, type Slip, startProgram } from '../src/program/program.ts'

/** What a table heard about the program in its first seat. */
interface Heard {
  readonly slips: Slip[]
  readonly endings: Ending[]
  readonly names: string[]
}

export function seated(command: string, game: AnyGame, seats: number, ms: number, startMs?: number) {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const { options } = resolved
  const heard: Heard = { slips: [], endings: [], names: [] }
  const program: Program = startProgram(command, {
    ...{ game, seats, seat: 0, options, ms, rng: rngFrom(command) },
    ...(startMs === undefined ? {} : { startMs }),
    onSlip: slip => heard.slips.push(slip),
    onEnd: ending => heard.endings.push(ending),
    onReady: name => heard.names.push(name),
  })
  return { options, program, ...heard }
}

const isWindows = process.platform === 'win32'
/** A command that no shell finds, without its complaint. */
export const NOWHERE = `no-such-program-anywhere 2>${isWindows ? 'nul' : '/dev/null'}`
/** Where a shell can be replaced by the program it starts. */
export const EXEC = isWindows ? '' : 'exec '
/** A path as it can be written into a program. */
export const inCode = (file: string): string => file.replaceAll('\\', '/')

/** A program of Node in one line. */
export const node = (code: string): string => `"${process.execPath}" -e "${code.replaceAll('"', '\\"')}"`

/** The same with good manners; `say` answers, `m` is the message. */
export const script = (body: string, ready = `say({type:'ready'})`): string =>
  node(
    `const say=x=>console.log(JSON.stringify(x));require('readline').createInterface({input:process.stdin}).on('line',l=>{const m=JSON.parse(l);if(m.type==='hello')${ready};${body}})`,
  )
