import { isLang } from '@ludoteca/engine'
import { startsServer } from './args.ts'
import { spokenFlag, systemLang } from './lang.ts'
import { run } from './run.ts'
import { consoleTerminal } from './terminal/console.ts'

async function main(argv: readonly string[]): Promise<number> {
  // The server reads its own options and needs no terminal.
  if (startsServer(argv)) {
    const args = argv[0] === 'serve' ? argv.slice(1) : argv
    const wanted = spokenFlag(args)
    const lang = isLang(wanted) ? wanted : systemLang(process.env)
    return (await import('@ludoteca/server/serve')).serve(args, lang)
  }
  const terminal = consoleTerminal('quit')
  const code = await run(argv, process.env, terminal)
  terminal.close()
  return code
}

process.exitCode = await main(process.argv.slice(2))
