import { pause } from '../figures.ts'

/** Somebody who came in without an account. */
export interface Guest {
  readonly id: string
  /** What every request and the socket carry. */
  readonly headers: Readonly<Record<string, string>>
}

/** A request from our own page; `address` is the one it stands for: limits count by it. */
export const headersFrom = (url: string, address: string): Record<string, string> => ({
  origin: url,
  'x-forwarded-for': address,
})

/** Asks again while nobody is there, or while the server cannot say: it may just be starting, or its database. */
async function post(url: () => string, path: string, headers: object, body: object): Promise<Response> {
  const answer = await fetch(`${url()}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!answer || answer.status >= 500) {
    await pause(100)
    return post(url, path, headers, body)
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

export async function newGuest(url: string, name: string, address: string, origin = url): Promise<Guest> {
  const from = headersFrom(origin, address)
  const answer = await post(() => url, '/guest', from, { name })
  const { id } = (await answer.json()) as { id: string }
  return { id, headers: { ...from, cookie: cookieOf(answer) } }
}

const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

/** The same person with an account, and with the session that came with it. */
export async function newAccount(url: string, guest: Guest, name: string): Promise<Guest> {
  const password = 'quite a long password, really'
  const answer = await post(() => url, '/account', guest.headers, { name, password })
  return { ...guest, headers: { ...guest.headers, cookie: cookieOf(answer) } }
}

export async function newTable(url: () => string, { headers }: Guest, terms: object): Promise<string> {
  const answer = await post(url, '/tables', headers, terms)
  return ((await answer.json()) as { id: string }).id
}
