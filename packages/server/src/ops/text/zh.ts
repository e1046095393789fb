import type { ReadinessText } from './en.ts'

export const zh: ReadinessText = {
  'cannot-write': '无法写入：磁盘已满，或数据库不接受写入。',
  silent: '数据库没有回应。',
}
