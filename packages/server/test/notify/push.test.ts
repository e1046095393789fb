import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import type { Notice } from '@ludoteca/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { pushSender } from '../../src/notify/push.ts'

interface Delivery {
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const deliveries: Delivery[] = []
let status: number
const service = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  deliveries.push({ path: request.url, headers: request.headers, body })
  response.writeHead(status).end()
})
/** Leads to the push service above, whatever the address, and without TLS. */
class ShortCut extends Agent {
  override createConnection = () => connect((service.address() as AddressInfo).port, '127.0.0.1')
}

beforeAll(() => new Promise<void>(ready => service.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise(closed => service.close(closed)))
beforeEach(() => {
  deliveries.length = 0
  status = 201
})

const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)
const subscription = {
  endpoint: 'https://push.example/to/ana',
  person: 'ana',
  p256dh: browser.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
}
const notice: Notice = { event: 'turn', table: 't1', game: 'lisboa', url: 'https://room.example/t/t1' }
const keys = webPush.generateVAPIDKeys()
const send = pushSender(keys, 'https://room.example', new ShortCut())

/** As a browser does it: RFC 8291, in one record of RFC 8188. */
function decrypted(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const end = 21 + body.readUInt8(20)
  const sender = body.subarray(21, end)
  const derive = (secret: Buffer, mixed: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, mixed, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derive(browser.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

const json = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

test('a notice reaches the push service so that only the browser can read it', async () => {
  expect(await send(subscription, notice)).toBe('sent')
  const [{ path, headers, body }] = deliveries as [Delivery]
  expect(path).toBe('/to/ana')
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
    topic: 't1',
  })
  expect(body.includes('lisboa')).toBe(false)
  expect(JSON.parse(decrypted(body))).toEqual(notice)
})

test('the push service can tell that this server sent it', async () => {
  await send(subscription, notice)
  const [, token = '', named] =
    /^vapid t=(.+), k=(.+)$/.exec(deliveries[0]?.headers.authorization ?? '') ?? []
  const [head, claims, signature = ''] = token.split('.')
  expect(named).toBe(keys.publicKey)
  expect(json(claims)).toMatchObject({ aud: 'https://push.example', sub: 'https://room.example' })
  const point = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(
    verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true)
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [500, 'failed'],
])('answered with %d, the browser is %s', async (answer, outcome) => {
  status = answer
  expect(await send(subscription, notice)).toBe(outcome)
})

test('an address inside the server is not called', async () => {
  expect(await send({ ...subscription, endpoint: 'https://127.0.0.1/to/ana' }, notice)).toBe('gone')
  expect(deliveries).toEqual([])
})
