import type { TroubleText } from './en.ts'

export const zh: TroubleText = {
  'no-file': '没有 {file} 这个文件。',
  'no-folder': '无法建立目录 {folder}。',
  'is-there': '{file} 已经存在。',
  damaged: '{file} 已损坏：{why}。',
  'no-database': '{file} 不是本程序数据库的备份：里面没有相应的表。',
  'no-place': '数据库只能写成 sqlite:路径 或 postgres://…，不能写成 {given}:。',
  'server-open': '{folder} 上有服务器正在运行（进程 {pid}），请先停止它。',
  'server-there': '{folder} 上有服务器正在运行，请先停止它。',
  visited: '另一条命令正在使用 {folder}，请等它完成。',
  'being-restored': '{folder} 正在恢复备份，请等它完成。',
  'use-dump': 'PostgreSQL 数据库请用 pg_dump 备份，参见 docs/operations.md。',
  'other-version': '{url} 的数据库结构属于另一个版本：请先用当前版本启动一次服务器。',
  newer:
    '这个数据库是更新版本的桌游馆写的（结构版本 {found}，本版只认到 {known}）。请启动那个版本，或恢复更早的备份。',
  'being-migrated': '从另一个数据库到这里的迁移尚未完成。',
  'not-empty': '目标数据库不是空的，请迁移到空的数据库。',
  'unknown-flag': '没有 {flag} 这个选项。',
  'missing-value': '选项 {flag} 需要一个值。',
  'unwanted-value': '选项 {flag} 不带值。',
  'extra-argument': '多余的“{given}”。',
  'bad-role': '--role 只能是 web、bots 或 all，不能是“{given}”。',
  'bad-share':
    '{flag} 要写三个数，依次是每个账号、每位游客、每个地址的上限，例如 20,10,40；不能是“{given}”。',
  'bad-port': '“{given}”不是端口，请选 0 到 65535 之间的整数。',
  'bad-origin': '“{given}”不是网站地址，应当像 https://games.example 这样。',
  'bad-host': '“{given}”不是主机名，应当像 games.example 这样。',
  'no-words': '词表“{file}”读不出来。',
  'no-set': '文件“{file}”读不出来。',
  'bad-set': '“{file}”里的套组不能使用：\n{why}',
  'bad-level': 'LOG_LEVEL 只能是 {known} 之一，不能是“{given}”。',
}
