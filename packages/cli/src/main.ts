import { run } from './run.ts'
import { consoleTerminal } from './terminal/console.ts'

const terminal = consoleTerminal('quit')
process.exitCode = await run(process.argv.slice(2), process.env, terminal)
terminal.close()
