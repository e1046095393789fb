import type { Me } from '@ludoteca/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { setBadge } from '../browser/title.ts'
import { call } from './api.ts'
import { browserDependencies, followBrowser, newMessageId } from './browser.ts'
import { Connection } from './connection.ts'
import type { LinkState } from './link.ts'

/** What this page knows of the server and of its person, whatever it shows. */
interface OnlineState {
  /** Undefined until the server has said so. */
  readonly me: Me | null | undefined
  readonly link: LinkState
  /** How many tables wait for this person. */
  readonly waiting: number
  /** The table that began to wait for this person last, until they have answered. */
  readonly calling: string | null
  readonly announcement: string | null
}

const REMEMBERED = 'ludoteca.online'

let state: OnlineState = { me: undefined, link: 'off', waiting: 0, calling: null, announcement: null }
const listeners = new Set<() => void>()

function change(news: Partial<OnlineState>): void {
  state = { ...state, ...news }
  setBadge(state.waiting)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const onlineState = (): OnlineState => state
export const useOnlineState = (): OnlineState => useSyncExternalStore(subscribe, onlineState)

export const connection = new Connection(browserDependencies, newMessageId, {
  link: link => change({ link }),
  welcome: person => {
    if (state.me === undefined || state.me?.id !== person?.id) void readMe()
  },
  turns: (waiting, calling) => change({ waiting, calling }),
  announcement: announcement => change({ announcement }),
})

/** Who is at the page, as soon as the server has said so. */
export function whoAmI(): Promise<Me | null> {
  return new Promise(resolve => {
    const listen = () => {
      if (state.me === undefined) return
      listeners.delete(listen)
      resolve(state.me)
    }
    listeners.add(listen)
    listen()
  })
}

export const answerCall = (): void => change({ calling: null })

async function readMe(): Promise<void> {
  const found = await call<Me | null>('GET', '/me')
  if (found.ok) become(found.value)
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(REMEMBERED, 'yes')
    else localStorage.removeItem(REMEMBERED)
  } catch {
    // Without storage the page asks again next time.
  }
}

function become(me: Me | null): void {
  remember(me !== null)
  change({ me, waiting: me?.waiting ?? 0 })
}

/** The person at this page is somebody else now, or is called otherwise. */
export function changeMe(me: Me | null): void {
  const another = me?.id !== state.me?.id
  become(me)
  if (!another) return
  answerCall()
  connection.renew()
}

let entered = false

/** Connects the page to the server, once. */
function goOnline(): void {
  if (entered) return
  entered = true
  followBrowser(connection)
  connection.start()
}

export function useGoOnline(): OnlineState {
  useEffect(() => {
    goOnline()
  }, [])
  return useOnlineState()
}

/** Those who have been here before are told when it is their turn, wherever they are on the page. */
export function goOnlineAgain(): void {
  try {
    if (localStorage.getItem(REMEMBERED)) goOnline()
  } catch {
    // No storage, nobody remembered.
  }
}
