import { request } from 'node:http'
import { headersFrom } from '@ludoteca/harness/client/guest.ts'
import WebSocket from 'ws'
import { type Attack, HELLO } from './attacks.ts'

const PATIENCE_MS = 20_000

/** Carries out an attack on a new line; says how the server ended it: `problem …`, `refused …`, `no-table`, `closed N`, `http N`. */
export function strike(url: string, address: string, attack: Attack): Promise<string> {
  const { frames, greet = true, headers = {}, path = '/api/live' } = attack
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    headers: { ...headersFrom(url, address), ...headers },
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error(`${attack.name}: no answer`))), PATIENCE_MS)
    const end = (tell: () => void): void => {
      clearTimeout(timer)
      tell()
      socket.terminate()
    }
    socket.on('unexpected-response', (_, answer) => end(() => resolve(`http ${answer.statusCode}`)))
    let broken = ''
    socket.on('error', error => {
      broken = ` ${error.message}`
    })
    socket.on('close', code => end(() => resolve(`closed ${code}${broken}`)))
    socket.on('open', () => {
      if (greet) socket.send(HELLO)
      for (const frame of frames) socket.send(frame)
    })
    socket.on('message', data => {
      const said = JSON.parse(String(data))
      if (said.type === 'problem') end(() => resolve(`problem ${said.code}`))
      else if (said.type === 'refused') end(() => resolve(`refused ${said.refusal.rule}`))
      else if (said.type === 'no-table' && frames.length === 1) end(() => resolve('no-table'))
    })
  })
}

/** Bytes that are no frames on a line that was opened properly; resolves when the server has hung up. */
export function breakIn(url: string, address: string, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asking = request({
      hostname,
      port,
      path: '/api/live',
      headers: {
        ...headersFrom(url, address),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
      },
    })
    asking.on('upgrade', (_, stream) => {
      stream.on('error', () => {})
      stream.on('close', () => resolve())
      stream.resume()
      stream.write(bytes)
    })
    asking.on('error', reject)
    asking.end()
  })
}
