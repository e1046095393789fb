import { fill, type Lang } from '@ludoteca/engine'

/** What can be wrong with what a house is opened with, or with the place it is kept in. `{name}` is filled in by `fill`. */
const en = {
  'no-file': 'There is no {file}.',
  'no-folder': 'There can be no folder {folder}.',
  'is-there': '{file} is there already.',
  damaged: '{file} is damaged: {why}.',
  'no-place': 'A house is kept in sqlite:path or postgres://…, not in {given}:.',
  'room-open': 'A room is open on {folder} (process {pid}). Close it first.',
  'room-there': 'A room is open on {folder}. Close it first.',
  visited: 'Another command is at work on {folder}. Wait until it is done.',
  'being-restored': 'A backup is being put in place in {folder}. Wait until that is done.',
  'use-dump': 'A house on PostgreSQL is backed up with pg_dump: see docs/operations.md.',
  'other-version': '{url} is of another version: open the room on it once with this one.',
  newer:
    'A newer Ludoteca wrote this database (schema {found}, this version knows {known}). Start that version, or restore a backup made before it.',
  'being-moved': 'Another house is being moved in there.',
  'lived-in': 'Somebody lives there already: move into an empty database.',
  'unknown-flag': 'There is no option {flag}.',
  'missing-value': 'Option {flag} needs a value.',
  'unwanted-value': 'Option {flag} takes no value.',
  'extra-argument': '“{given}” is too much.',
  'bad-role': '--role is web, bots or all, not “{given}”.',
  'bad-share':
    '{flag} takes three numbers, for an account, a guest and an address, such as 20,10,60; not “{given}”.',
  'bad-port': '“{given}” is not a port; choose a number from 0 to 65535.',
  'bad-origin': '“{given}” is not the address of a site, such as https://games.example.',
  'bad-host': '“{given}” is not a name such as games.example.',
  'no-words': 'The list of words “{file}” cannot be read.',
  'bad-level': 'LOG_LEVEL is one of {known}, not “{given}”.',
} as const

type Words = { readonly [K in keyof typeof en]: string }

const zh: Words = {
  'no-file': '没有 {file} 这个文件。',
  'no-folder': '无法建立目录 {folder}。',
  'is-there': '{file} 已经存在。',
  damaged: '{file} 已损坏：{why}。',
  'no-place': '馆内数据只能放在 sqlite:路径 或 postgres://…，不能放在 {given}:。',
  'room-open': '{folder} 上的馆正在开放（进程 {pid}），请先关闭。',
  'room-there': '{folder} 上的馆正在开放，请先关闭。',
  visited: '另一条命令正在使用 {folder}，请等它完成。',
  'being-restored': '{folder} 正在恢复备份，请等它完成。',
  'use-dump': 'PostgreSQL 上的数据请用 pg_dump 备份，参见 docs/operations.md。',
  'other-version': '{url} 是另一个版本的数据：请先用这个版本开一次馆。',
  newer:
    '这个数据库是更新版本的桌游馆写的（结构版本 {found}，本版只认到 {known}）。请启动那个版本，或恢复更早的备份。',
  'being-moved': '另一家馆正往那里搬。',
  'lived-in': '那里已经有数据了，请搬进空的数据库。',
  'unknown-flag': '没有 {flag} 这个选项。',
  'missing-value': '选项 {flag} 需要一个值。',
  'unwanted-value': '选项 {flag} 不带值。',
  'extra-argument': '多余的“{given}”。',
  'bad-role': '--role 只能是 web、bots 或 all，不能是“{given}”。',
  'bad-share':
    '{flag} 要写三个数，依次是每个账号、每位游客、每个地址的上限，例如 20,10,60；不能是“{given}”。',
  'bad-port': '“{given}”不是端口，请选 0 到 65535 之间的整数。',
  'bad-origin': '“{given}”不是网站地址，应当像 https://games.example 这样。',
  'bad-host': '“{given}”不是主机名，应当像 games.example 这样。',
  'no-words': '词表“{file}”读不出来。',
  'bad-level': 'LOG_LEVEL 只能是 {known} 之一，不能是“{given}”。',
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

  /** What it takes to say the same in another thread, which gets nothing of an error but its message. */
  get parts(): readonly [keyof Words, Params] {
    return [this.code, this.params]
  }

  in(lang: Lang): string {
    return fill(texts[lang][this.code], this.params)
  }
}

/** What was thrown, in words: some libraries throw things that are no errors. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error
  const { message, code } = (error ?? {}) as { readonly message?: unknown; readonly code?: unknown }
  for (const said of [message, code]) if (typeof said === 'string' && said !== '') return said
  return error instanceof Error ? error.name : 'unknown'
}

/** Why something failed, in the reader's language as far as we know it. */
export function whyIn(lang: Lang, error: unknown): string {
  return error instanceof Trouble ? error.in(lang) : messageOf(error)
}
