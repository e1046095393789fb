import type { MaintenanceText } from './en.ts'

export const zh: MaintenanceText = {
  'needs-folder': '请指明存到哪个目录：ludoteca backup 目录。',
  'needs-ends': '请指明从哪里迁移到哪里：ludoteca migrate --from sqlite:文件 --to postgres://…',
  'same-database': '这是同一个数据库。',
  'bad-keep': '“{given}”不是要保留的备份份数。',
  failed: '操作失败：{why}',
  backedUp: '全部数据已存入 {file}。',
  removed: '已删除旧备份 {count} 份。',
  verified: '已按记录重放 {tables} 局，结果全部与数据库一致。',
  broken: '{tables} 局中有 {count} 局与数据库不一致：',
  faults: '数据文件本身已损坏（已按记录重放 {tables} 局）。SQLite 的说明：',
  moved: '{part}：{rows}',
  movedIn: '迁移完成。两边各重放 {tables} 局，全部一致。原数据库没有改动。',
}
