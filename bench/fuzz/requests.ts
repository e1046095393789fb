import type { Dice } from './dice.ts'

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PATCH',
  'PROPFIND',
  'M-SEARCH',
  'QUERY',
  'get',
  'G',
  '',
]

const TARGETS = [
  '/',
  '//',
  '///',
  '//[',
  '//[::1]',
  '*',
  '',
  '/.',
  '/..',
  '/%',
  '/%00',
  '/%ff',
  '/.sources',
  'http://[::',
  'http://localhost/api/live',
  'localhost:80',
  '\\',
  '/index.html',
  '/assets/x.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api',
  '/api/',
  '/api/live',
  '/api/live?x=1',
  '/api/live/../me',
  '/api/me',
  '/api/me/settings',
  '/api/me/export',
  '/api/me/program',
  '/api/me/tokens',
  '/api/me/tokens/abcdef',
  '/api/lobby',
  '/api/lobby?game=x&game=y&lang[]=zh',
  '/api/tables',
  '/api/tables/abcdef/save',
  '/api/tables/abcdef/note',
  '/api/tables/abcdef/positions/0',
  '/api/tables/abcdef/positions/-1',
  '/api/tournaments',
  '/api/tournaments?phase=over&before=1.x',
  '/api/tournaments/abcdef',
  '/api/tournaments/abcdef/export?form=csv&form=games',
  '/api/people/x',
  '/api/people/x/games?before=1',
  '/api/people/%E0%A4%A',
  '/api/guest',
  '/api/signin',
  '/api/signout',
  '/api/recover',
  '/api/account',
  '/api/password',
  '/api/recovery',
  '/api/sessions',
  '/api/sessions/abcdef',
  '/api/push',
  '/api/admin',
  '/api/admin/rest',
  '/api/admin/announcement',
]

const VERSIONS = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/11', 'http/1.1', 'X', '']

const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '7',
  '"x"',
  '{',
  '{"name":"Eve"}',
  '{"name":7}',
  '{"name":"Eve","password":"a long password"}',
  '{"password":"x"}',
  '{"old":"x","new":"y"}',
  '{"name":"Eve","code":"x"}',
  '{"text":"x"}',
  '{"on":true}',
  '{"away":null,"quiet":{"from":-1,"to":1e9,"zone":"x"},"webhook":"http://[::1"}',
  '{"away":null,"quiet":null,"webhook":"http://127.0.0.1:1/"}',
  '{"endpoint":"https://push.example/x","keys":{"p256dh":"x","auth":"y"}}',
  '{"game":"lisboa","seats":2,"options":{"x":"y"},"pace":{"kind":"free"},"visibility":"public","rated":true,"guardian":"easy","order":"given"}',
  '{"name":"A tournament","about":"","game":"lisboa","options":{},"pace":{"kind":"days","days":1},"rated":true,"guardian":"easy","bot":"easy","visibility":"public","entry":{"kind":"list","names":["Eve",""]},"late":true,"most":8,"start":{"kind":"at","at":1e15},"pause":0,"limit":1,"settings":{"system":"league","seats":3,"fewest":2,"rest":"bot","rounds":null,"points":[4,2,0],"bye":"mean","guardian":"last","unfinished":"none","tieBreaks":["wins","wins"],"advance":1,"bestLosers":false,"division":4,"promote":9}}',
  '{"do":"enter","code":"abcdef"}',
  '{"do":"miss","round":1,"on":true}',
  '{"do":"postpone","what":"start","until":8640000000000001}',
  '{"do":"replace","entrant":"abcdef","name":"Eve"}',
  '{"do":"forfeit","table":"1.1","entrant":"abcdef"}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(8000),
  `{"name":"${'x'.repeat(17 * 1024)}"}`,
]

/** What is answered with what was asked for, if nothing else is wrong. */
const RIGHT: readonly (readonly [method: string, target: string, body: string])[] = [
  ['GET', '/', ''],
  ['GET', '/index.html', ''],
  ['GET', '/healthz', ''],
  ['GET', '/readyz', ''],
  ['GET', '/metrics', ''],
  ['GET', '/api/live', ''],
  ['GET', '/api/me', ''],
  ['GET', '/api/me/export', ''],
  ['GET', '/api/lobby', ''],
  ['GET', '/api/tournaments', ''],
  ['GET', '/api/sessions', ''],
  ['GET', '/api/push', ''],
  ['POST', '/api/guest', '{"name":"Eve"}'],
  ['PUT', '/api/me/settings', '{"away":null,"quiet":null,"webhook":null}'],
]

/** What a caller may know: the session of somebody who signed in. */
export interface Known {
  readonly host: string
  readonly cookie: string
}

/** What is usual, or something else: once in `rarely` times. */
type Odd = <T>(usual: T, others: readonly T[]) => T

const oddly =
  (dice: Dice, rarely: number): Odd =>
  (usual, others) =>
    dice.once(rarely) ? dice.pick(others) : usual

const upgrading = (dice: Dice, odd: Odd): string[] => [
  `Connection: ${odd('Upgrade', ['upgrade, keep-alive', 'keep-alive', dice.text(20)])}`,
  `Upgrade: ${odd('websocket', ['WebSocket', 'h2c', 'x', dice.text(20)])}`,
  `Sec-WebSocket-Version: ${odd('13', ['8', '-1', '13, 8', dice.text(10)])}`,
  `Sec-WebSocket-Key: ${odd('MDEyMzQ1Njc4OWFiY2RlZg==', ['x', '', dice.text(40)])}`,
  ...dice.some(
    [
      'Sec-WebSocket-Protocol: a, b',
      'Sec-WebSocket-Protocol: ,',
      'Sec-WebSocket-Extensions: permessage-deflate; x=,',
    ],
    1,
  ),
]

const rare = (dice: Dice, host: string): string =>
  dice.pick<() => string>([
    () => `Accept-Language: ${dice.pick(['zh', 'en;q=x', 'zh;q=1e999,en', dice.text(50)])}`,
    () => `Accept-Encoding: ${dice.pick(['br', 'gzip;q=0', dice.text(50)])}`,
    () => `Accept: ${dice.pick(['text/html', '*/*', dice.text(20)])}`,
    () => `If-None-Match: ${dice.pick(['*', 'W/"x"', dice.text(50)])}`,
    () => `Range: ${dice.pick(['bytes=0-1', 'bytes=-9999999999', 'bytes=1-0,2-1', dice.text(20)])}`,
    () => `Expect: ${dice.pick(['100-continue', 'x', dice.text(20)])}`,
    () => `X-Forwarded-For: ${dice.pick(['1.2.3.4', '::ffff:1.2.3.4', 'x, y, z', ':::::::', dice.text(50)])}`,
    () => `X-Forwarded-Host: ${dice.pick([host, 'evil.example', '[', dice.text(50)])}`,
    () => `X-Forwarded-Proto: ${dice.pick(['https', 'x', dice.text(20)])}`,
    () => `Sec-Fetch-Site: ${dice.pick(['same-origin', 'cross-site', dice.text(20)])}`,
    () => `User-Agent: ${dice.text(300)}`,
    () => `Connection: ${dice.pick(['close', 'keep-alive', 'Host', dice.text(20)])}`,
    () => 'Transfer-Encoding: gzip, chunked',
    () => `X-Long: ${'x'.repeat(20_000)}`,
    () => `${dice.text(20)}: ${dice.text(50)}`,
    () => dice.text(60),
    () => Array.from({ length: 300 }, (_, n) => `X-${n}: ${n}`).join('\r\n'),
  ])()

function headersOf(dice: Dice, odd: Odd, { host, cookie }: Known, body: Buffer): string[] {
  const own = `http://${host}`
  const length = odd<unknown>(body.length, [-1, 'x', 2 ** 53, body.length + 5, '5, 5', ''])
  return [
    `Host: ${odd(host, ['', 'evil.example', '[', '[::1]:x', `${host}, ${host}`, dice.text(30)])}`,
    `Origin: ${odd(own, ['null', '', 'http://evil.example', 'http://[', dice.text(30)])}`,
    `Cookie: ${odd(`ludoteca=${cookie}`, ['ludoteca=', ';;=;', `ludoteca=${dice.text(60)}`, dice.text(200)])}`,
    `Content-Type: ${odd('application/json', ['text/plain', 'multipart/form-data', 'application/json; charset=x', dice.text(30)])}`,
    dice.once(12) ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    ...(odd(false, [true]) ? [rare(dice, host), ...dice.some([rare(dice, host)], 2)] : []),
    ...(dice.once(5) ? upgrading(dice, odd) : []),
  ].filter(() => odd(true, [true, false]))
}

function bodyOf(dice: Dice): Buffer {
  const text = Buffer.from(dice.pick(BODIES))
  if (dice.once(3)) return dice.mutate(text)
  return dice.once(6) ? dice.bytes(300) : text
}

/** What a caller who means ill, or a program that is broken, might send; some of it is in order. */
export function requestBytes(dice: Dice, known: Known): Buffer {
  if (dice.once(20)) return dice.bytes(2_000)
  // Most have one flaw or two, so that they get far; some are nothing but flaws.
  const odd = oddly(dice, dice.pick([3, 20, 60, 60]))
  const right = dice.once(2) ? dice.pick(RIGHT) : null
  const method = odd(right?.[0] ?? dice.pick(METHODS.slice(0, 4)), METHODS)
  const body = right && !dice.once(4) ? Buffer.from(right[2]) : bodyOf(dice)
  const target = (right?.[1] ?? dice.pick(TARGETS)) + odd('', [dice.text(40), 'x'.repeat(20_000)])
  const line = `${method} ${target} ${odd('HTTP/1.1', VERSIONS)}`
  const end = odd('\r\n', ['\n', '\r', '\r\r\n'])
  const head = Buffer.from([line, ...headersOf(dice, odd, known, body), '', ''].join(end), 'latin1')
  const whole = Buffer.concat([head, body])
  if (dice.once(6)) return dice.mutate(whole)
  if (dice.once(12)) return Buffer.concat([whole, whole, requestBytes(dice, known)])
  return dice.once(12) ? whole.subarray(0, dice.below(whole.length + 1)) : whole
}
