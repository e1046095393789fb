import type { Nouns } from '../nouns.ts'

const COLOURS = ['红', '蓝', '绿', '黑'] as const

export const nouns: Nouns = {
  colours: COLOURS,
  spheres: ['红色', '蓝色', '绿色', '黑色'],
  tiles: ['神殿', '农业', '市场', '定居点'],
  leaders: ['祭司', '农夫', '商人', '国王'],
  buildings: ['图书馆', '谷仓', '商行', '宫殿'],
  dynasties: ['弓', '牛', '陶罐', '狮'],
  monument: (one, other) => `${COLOURS[one]}${COLOURS[other]}纪念碑`,
}
