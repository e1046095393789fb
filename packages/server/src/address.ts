import { parseArgs } from 'node:util'

export interface Address {
  readonly host: string
  readonly port: number
}

export type Parsed =
  | { readonly ok: true; readonly address: Address; readonly help: boolean }
  | { readonly ok: false; readonly problem: string }

const DEFAULT_PORT = 4280
const DEFAULT_HOST = '127.0.0.1'

/** Where to listen: `--port/--host`, else PORT/HOST, else a port of our own on this machine only. */
export function readAddress(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Parsed {
  let values: { port?: string; host?: string; help?: boolean }
  try {
    values = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values
  } catch (error) {
    return { ok: false, problem: (error as Error).message.split('. ')[0] ?? '' }
  }
  const said = values.port ?? env.PORT
  const port = said === undefined || said === '' ? DEFAULT_PORT : Number(said)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return { ok: false, problem: `"${said}" is not a port; choose a number from 0 to 65535` }
  }
  const host = values.host ?? (env.HOST || DEFAULT_HOST)
  return { ok: true, address: { host, port }, help: values.help ?? false }
}
