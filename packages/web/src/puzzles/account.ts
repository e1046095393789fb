import { MOST_PUZZLES } from '@ludoteca/protocol'
import { type PuzzleRecord, without } from '@ludoteca/review/puzzle'
import { useEffect, useState } from 'react'
import { call } from '../online/api.ts'
import { useOnlineState } from '../online/online-state.ts'
import { addRecord, belongTo, recordHere, recordIn } from './progress.ts'

const PATH = '/me/puzzles'

const isEmpty = ({ answers, days }: PuzzleRecord): boolean => answers.length + days.length === 0

/** Sends what was added; what does not arrive is sent when device and account are brought together next time. */
async function send({ answers, days }: PuzzleRecord): Promise<void> {
  for (let at = 0; at < Math.max(answers.length, days.length); at += MOST_PUZZLES) {
    const part = { answers: answers.slice(at, at + MOST_PUZZLES), days: days.slice(at, at + MOST_PUZZLES) }
    if (!(await call('PUT', PATH, part)).ok) return
  }
}

/** What the account knows comes to this device, and what only the device knows goes to the account. */
async function bringTogether(owner: string): Promise<void> {
  belongTo(owner)
  const found = await call<unknown>('GET', PATH)
  if (!found.ok) return
  const there = recordIn(found.value)
  addRecord(owner, there)
  await send(without(recordHere(), there))
}

interface AccountPuzzles {
  /** Whether what is done here is kept with an account. */
  readonly kept: boolean
  /** Sends what has just been done. */
  readonly tell: (added: PuzzleRecord) => void
}

/** Keeps puzzles with the account of whoever is signed in; draws the place anew when something came from there. */
export function useAccountPuzzles(): AccountPuzzles {
  const { me } = useOnlineState()
  const [, setCount] = useState(0)
  const owner = me && !me.guest ? me.id : null
  const isKnown = me !== undefined
  useEffect(() => {
    if (!isKnown) return
    let current = true
    const draw = (): void => {
      if (current) setCount(count => count + 1)
    }
    if (owner === null) {
      belongTo(null)
      draw()
    } else void bringTogether(owner).then(draw)
    return () => {
      current = false
    }
  }, [isKnown, owner])
  return {
    kept: owner !== null,
    tell: added => {
      if (owner !== null && !isEmpty(added)) void send(added)
    },
  }
}
