import type { Lang } from '@ludoteca/engine'

/** What the host reads while a house is checked, copied or moved. `{name}` is filled in by `fill`. */
const en = {
  'needs-folder': 'Say into which folder: ludoteca backup DIR.',
  'needs-ends': 'Say from where and to where: ludoteca migrate --from sqlite:FILE --to postgres://…',
  'same-house': 'That is the same house.',
  'bad-keep': '“{given}” is not a number of backups to keep.',
  failed: 'That did not work: {why}',
  backedUp: 'Everything is in {file}.',
  removed: 'Older backups taken away: {count}.',
  verified: 'Games played from their logs: {tables}. All lead to what the house believes.',
  broken: 'Of {tables} games {count} do not lead to what the house believes:',
  faults: 'The file itself is damaged (games played from their logs: {tables}). SQLite says:',
  moved: '{part}: {rows}',
  movedIn: 'Moved in. Games played on both sides: {tables}, all alike. The old house is as it was.',
} as const

type Words = { readonly [K in keyof typeof en]: string }

const zh: Words = {
  'needs-folder': '请指明存到哪个目录：ludoteca backup 目录。',
  'needs-ends': '请指明从哪里搬到哪里：ludoteca migrate --from sqlite:文件 --to postgres://…',
  'same-house': '这是同一家馆。',
  'bad-keep': '“{given}”不是要保留的备份份数。',
  failed: '没有成功：{why}',
  backedUp: '全部数据已存入 {file}。',
  removed: '已删除旧备份 {count} 份。',
  verified: '已按记录重放 {tables} 局，结果全部与馆内数据相符。',
  broken: '{tables} 局中有 {count} 局与馆内数据不符：',
  faults: '数据文件本身已损坏（已按记录重放 {tables} 局）。SQLite 的说明：',
  moved: '{part}：{rows}',
  movedIn: '搬迁完成。两边各重放 {tables} 局，全部一致。原来的数据没有改动。',
}

export type KeepingText = Words
export const keepingText: Readonly<Record<Lang, KeepingText>> = { en, zh }
