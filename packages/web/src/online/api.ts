import { lang } from '@ludoteca/page-kit/settings/store.ts'
import type { Problem } from '@ludoteca/protocol'

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

const UNREACHABLE: Result<never> = { ok: false, problem: { code: 'unreachable', message: '' } }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function ask(method: Method, path: string, body?: object): Promise<Response | null> {
  const headers: Record<string, string> = { 'accept-language': lang() }
  if (body) headers['content-type'] = 'application/json'
  try {
    return await fetch(`/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  } catch {
    return null
  }
}

async function refused(response: Response): Promise<Result<never>> {
  try {
    const { problem } = (await response.json()) as { problem?: Problem }
    return problem ? { ok: false, problem } : UNREACHABLE
  } catch {
    // Not one of our answers: a proxy between page and server gave it.
    return UNREACHABLE
  }
}

/** Asks the server over HTTP. What fails is a value, with a sentence in the reader's language. */
export async function call<T>(method: Method, path: string, body?: object): Promise<Result<T>> {
  const response = await ask(method, path, body)
  if (!response) return UNREACHABLE
  if (!response.ok) return refused(response)
  const type = response.headers.get('content-type') ?? ''
  return type.includes('json') ? { ok: true, value: (await response.json()) as T } : UNREACHABLE
}

/** Fetches a file as text. */
export async function callText(path: string): Promise<Result<string>> {
  const response = await ask('GET', path)
  if (!response) return UNREACHABLE
  return response.ok ? { ok: true, value: await response.text() } : refused(response)
}
