import { useSyncExternalStore } from 'react'
import { connection, whoAmI } from '../online/online-state.ts'

/** What the dialog asks first. */
export type Asked = 'guest' | 'sign-in'

interface Question {
  readonly asked: Asked
  readonly answer: (known: boolean) => void
}

let question: Question | null = null
const listeners = new Set<() => void>()

function ask(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

/** Asks the person who they are; resolves with false when they would rather not say. */
export function askWho(asked: Asked = 'guest'): Promise<boolean> {
  question?.answer(false)
  return new Promise(answer => ask({ asked, answer }))
}

/** A name is asked for only when one is needed. */
export async function needsName(): Promise<boolean> {
  connection.wake()
  return (await whoAmI()) !== null || askWho()
}

export function answerWho(known: boolean): void {
  question?.answer(known)
  ask(null)
}

export const useQuestion = (): Question | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => question,
  )
