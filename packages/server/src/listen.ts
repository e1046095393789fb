import type { FastifyInstance } from 'fastify'
import type { Address } from './ops/config.ts'

const TRIES = 20

type Listening =
  | { readonly ok: true; readonly url: string; readonly port: number }
  | { readonly ok: false; readonly problem: string }

/** Listens where asked; if that port is taken, on the next free one, and says so. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Address,
  say: (line: string) => void,
): Promise<Listening> {
  for (let at = port; at < port + TRIES; at++) {
    try {
      await app.listen({ host, port: at })
      const found = app.server.address()
      const real = typeof found === 'object' && found ? found.port : at
      return { ok: true, port: real, url: `http://${shown(host)}:${real}/` }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && at < 65535) say(`Port ${at} is taken; trying ${at + 1}.`)
      else return { ok: false, problem: explain(code, host, at, error as Error) }
    }
  }
  return {
    ok: false,
    problem: `Ports ${port} to ${port + TRIES - 1} are all taken. Choose another with --port.`,
  }
}

const shown = (host: string): string =>
  host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host

function explain(code: string | undefined, host: string, port: number, error: Error): string {
  if (code === 'EACCES')
    return `Port ${port} may not be used without more rights. Choose one above 1023 with --port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${host}".`
  return error.message
}
