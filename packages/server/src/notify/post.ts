import { type ClientRequest, request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { Lanes } from './lanes.ts'

/** From the first step, looking the name up, until the answer's status is there. */
const DEADLINE_MS = 5_000
/** An answer that begins with more than this is none. */
const MOST_HEADERS = 8 * 1024

/** The status the other side answered with; `late` when it took too long; `busy` when it was not called at all. */
export type Posted = number | 'late' | 'busy' | Error

interface Letter {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  /** How the address is found and connected to. */
  readonly way: Pick<RequestOptions, 'agent' | 'lookup'>
}

export type Post = (letter: Letter) => Promise<Posted>

const WIDTH = { each: 4, all: 32, queue: 100, queues: 2_000 }

/** Posts to other people's servers and never waits long, reads much or makes many calls at once, whatever they do. */
export function postman(deadline = DEADLINE_MS, width = WIDTH): Post {
  const lanes = new Lanes(width)
  return async letter => (await lanes.run(new URL(letter.url).host, () => post(letter, deadline))) ?? 'busy'
}

/** The status is all that counts: what follows it is not read, and redirects are not followed. */
function post({ url, headers, body, way }: Letter, deadline: number): Promise<Posted> {
  return new Promise(resolve => {
    let request: ClientRequest | undefined
    const end = (outcome: Posted): void => {
      clearTimeout(timer)
      request?.destroy()
      resolve(outcome)
    }
    const timer = setTimeout(() => end('late'), deadline)
    try {
      const send = url.startsWith('https:') ? overHttps : overHttp
      request = send(url, {
        ...way,
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        maxHeaderSize: MOST_HEADERS,
      })
      request.on('response', response => {
        response.on('error', () => {})
        end(response.statusCode ?? 0)
      })
      // Asked for by nobody: an answer that changes the protocol.
      request.on('upgrade', (_, socket) => {
        socket.destroy()
        end(0)
      })
      request.on('error', end)
      request.end(body)
    } catch (error) {
      end(error instanceof Error ? error : new Error(String(error)))
    }
  })
}
