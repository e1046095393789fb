import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n'
const PART = `4000\r\n${'x'.repeat(0x4000)}\r\n`

function pour(socket: Socket, part: string): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(part));
  }
  socket.on('drain', more)
  more()
}

const every = (socket: Socket, ms: number, say: () => string): void => {
  const timer = setInterval(() => socket.write(say()), ms)
  socket.on('close', () => clearInterval(timer))
}

/** What a server that means ill does with whoever calls it. */
export const CRUEL = {
  'says nothing': () => {},
  'never ends its headers': socket =>
    every(socket, 20, () => (socket.bytesWritten === 0 ? HEAD : 'X-Y: z\r\n')),
  'pours out headers': socket => {
    socket.write(HEAD)
    pour(socket, `X-Much: ${'y'.repeat(1000)}\r\n`)
  },
  'keeps asking to wait': socket => every(socket, 5, () => 'HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n'),
  'never ends its answer': socket => {
    socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`)
    pour(socket, PART)
  },
  'drips its answer': socket => {
    socket.write(`${HEAD}Content-Length: 1000000\r\n\r\n`)
    every(socket, 20, () => 'x')
  },
  'speaks gibberish': socket => socket.end('\0\r\n\r\nnot HTTP at all\r\n\r\n'),
  'changes the protocol': socket =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  'hangs up': socket => socket.destroy(),
} as const satisfies Record<string, (socket: Socket) => void>

interface CruelServer {
  readonly port: number
  /** Lines that are open now, and how many there ever were. */
  readonly open: Set<Socket>
  calls: number
  most: number
  /** Bytes that went into lines which are closed by now. */
  poured: number
}

export async function openCruel(behave: (socket: Socket) => void): Promise<CruelServer> {
  const server = createServer(socket => {
    cruel.open.add(socket)
    cruel.calls++
    cruel.most = Math.max(cruel.most, cruel.open.size)
    socket.on('error', () => {})
    socket.on('close', () => {
      cruel.open.delete(socket)
      cruel.poured += socket.bytesWritten
    })
    socket.once('data', () => behave(socket))
    socket.resume()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const cruel: CruelServer = {
    port: (server.address() as AddressInfo).port,
    open: new Set(),
    calls: 0,
    most: 0,
    poured: 0,
  }
  onTestFinished(() => {
    for (const socket of cruel.open) socket.destroy()
    server.close()
  })
  return cruel
}
