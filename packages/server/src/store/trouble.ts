import { fill, type Lang } from '@ludoteca/engine'

/** What can be wrong with a place where a house is kept. `{name}` is filled in by `fill`. */
const en = {
  'no-file': 'There is no {file}.',
  'no-folder': 'There can be no folder {folder}.',
  'is-there': '{file} is there already.',
  damaged: '{file} is damaged: {why}.',
  'no-place': 'A house is kept in sqlite:path or postgres://…, not in {given}:.',
  'use-dump': 'A house on PostgreSQL is backed up with pg_dump: see docs/operations.md.',
  'other-version': '{url} is of another version: open the room on it once with this one.',
  'being-moved': 'Another house is being moved in there.',
  'lived-in': 'Somebody lives there already: move into an empty database.',
} as const

type Words = { readonly [K in keyof typeof en]: string }

const zh: Words = {
  'no-file': '没有 {file} 这个文件。',
  'no-folder': '无法建立目录 {folder}。',
  'is-there': '{file} 已经存在。',
  damaged: '{file} 已损坏：{why}。',
  'no-place': '馆内数据只能放在 sqlite:路径 或 postgres://…，不能放在 {given}:。',
  'use-dump': 'PostgreSQL 上的数据请用 pg_dump 备份，参见 docs/operations.md。',
  'other-version': '{url} 是另一个版本的数据：请先用这个版本开一次馆。',
  'being-moved': '另一家馆正往那里搬。',
  'lived-in': '那里已经有数据了，请搬进空的数据库。',
}

const texts: Readonly<Record<Lang, Words>> = { en, zh }

type Params = Readonly<Record<string, string>>

/** Nothing is broken in the program: whoever asked must do something about it. */
export class Trouble extends Error {
  private readonly code: keyof Words
  private readonly params: Params

  constructor(code: keyof Words, params: Params = {}) {
    super(fill(en[code], params))
    this.code = code
    this.params = params
  }

  in(lang: Lang): string {
    return fill(texts[lang][this.code], this.params)
  }
}

/** Why something failed, in the reader's language as far as we know it. */
export function whyIn(lang: Lang, error: unknown): string {
  if (error instanceof Trouble) return error.in(lang)
  return error instanceof Error ? error.message : String(error)
}
