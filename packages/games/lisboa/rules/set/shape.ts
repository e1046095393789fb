import type { SetProblem, SetRule } from './problems.ts'

/** Looks into parsed JSON that nobody has checked, and keeps a list of what is wrong and where. */

export type Fields = Readonly<Record<string, unknown>>

/** More would not be read by anybody. */
const MOST_PROBLEMS = 20
/** Letters quoted from a file. */
const MOST_QUOTED = 40

export class Inspection {
  readonly problems: SetProblem[] = []

  wrong(at: string, rule: SetRule, params: SetProblem['params'] = {}): null {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ at, rule, params })
    return null
  }

  /** An object with these fields at most. */
  fields(at: string, value: unknown, known: readonly string[]): Fields | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.wrong(at, 'not-an-object')
    }
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) {
        this.wrong(below(at, quoted(key)), 'unknown-field', { known: known.join(', ') })
      }
    }
    return value as Fields
  }

  list(at: string, value: unknown, least: number, most: number): readonly unknown[] | null {
    if (!Array.isArray(value)) return this.wrong(at, 'not-a-list')
    if (value.length > most) return this.wrong(at, 'too-many', { most })
    if (value.length < least) return this.wrong(at, 'too-few', { least })
    return value
  }

  text(at: string, value: unknown): string | null {
    if (value === undefined) return this.wrong(at, 'missing')
    return typeof value === 'string' ? value : this.wrong(at, 'not-a-text')
  }

  number(at: string, value: unknown, least: number, most: number): number | null {
    if (value === undefined) return this.wrong(at, 'missing')
    const fits = Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    return fits ? (value as number) : this.wrong(at, 'not-a-number', { least, most })
  }

  /** One of these words. */
  word<W extends string>(at: string, value: unknown, words: readonly W[]): W | null {
    const text = this.text(at, value)
    if (text === null) return null
    return (
      words.find(each => each === text) ??
      this.wrong(at, 'bad-word', { word: quoted(text), known: words.join(', ') })
    )
  }

  /** Something to be read aloud: no line breaks, no signs that are not seen. */
  name(at: string, value: unknown, most: number): string | null {
    const text = this.text(at, value)
    if (text === null) return null
    const name = text.normalize('NFC').trim()
    const plain = /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(name) && name.length <= most
    return plain ? name : this.wrong(at, 'bad-name', { most })
  }
}

export const below = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)

/** A piece of the file as it may stand in a message. */
export const quoted = (text: string): string => {
  const plain = text.replace(/\p{C}/gu, '�')
  return plain.length > MOST_QUOTED ? `${plain.slice(0, MOST_QUOTED)}…` : plain
}
