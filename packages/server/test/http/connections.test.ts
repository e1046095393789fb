import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from '../../src/http/connections.ts'

const MOST = 4

async function openCounting(): Promise<number> {
  const server = createServer((_, answer) => answer.end('here'))
  limitConnections(server, MOST)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Asks once and stays; null where the server has hung up instead. */
function ask(port: number): Promise<Socket | null> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    socket.once('data', () => resolve(socket))
    socket.on('error', () => {})
    socket.once('close', () => resolve(null))
  })
}

test('one address holds so many connections and no more, and gets new ones for those it gives up', async () => {
  const port = await openCounting()
  const held: (Socket | null)[] = []
  for (let at = 0; at < MOST + 2; at++) held.push(await ask(port))
  expect(held.map(each => each !== null)).toEqual([true, true, true, true, false, false])
  held[0]?.destroy()
  await expect.poll(() => ask(port)).not.toBeNull()
})
