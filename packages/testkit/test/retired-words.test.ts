import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lang } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'

interface Retired {
  readonly word: RegExp
  /** What is said instead. */
  readonly say: string
  /** Only in these files: elsewhere the word means something else. */
  readonly where?: RegExp
}

/** One word for one thing: these have been given up, and must not come back. */
const RETIRED: Readonly<Record<Lang, readonly Retired[]>> = {
  en: [
    { word: /\bHarbor\b|\byour harbor\b/, say: 'Harbour' },
    { word: /'Circles'/, say: 'Colonist circles', where: /puerto-rico/ },
    { word: /'Harbour', town/, say: 'Docks (the Harbour is a building)', where: /puerto-rico/ },
  ],
  zh: [
    { word: /图面/, say: '版图' },
    // What the tiles of the clergy are called elsewhere is said once in the rulebook.
    { word: /(?<!也有人叫教员)图板|板块/, say: '牌片' },
    { word: /教员(?!图板）)/, say: '教士' },
    { word: /教会(?!法)/, say: '教堂' },
    { word: /时期/, say: '时代' },
    { word: /躺下/, say: '横放' },
    { word: /五一金/, say: '五分之一税' },
    { word: /清场/, say: '清理废墟' },
    { word: /碎石组合|投资组合/, say: '碎石组（组合是放卡和船的地方）' },
    { word: /政治牌(?!堆)/, say: '政治卡' },
    { word: /\d 个(?:金子|布匹|书籍|工具)/, say: '块金子、匹布、本书、件工具' },
    { word: /拓荒船/, say: '移民船' },
    { word: /圆圈/, say: '圆', where: /puerto-rico/ },
    { word: /[一二两三四\d] ?块牌片/, say: '个（波多黎各）、张（两河流域）', where: /puerto-rico|tigris/ },
    { word: /在场的人/, say: '本机玩家' },
    { word: /作答/, say: '行动' },
    { word: /'由(?:你|\{name\})决定/, say: '轮到你' },
    { word: /便宜别人/, say: '让别人沾光' },
    { word: /块(?:靛蓝)?种植园/, say: '个种植园', where: /puerto-rico/ },
    { word: /土地局/, say: '地产办公室' },
    { word: /小码头/, say: '小船坞' },
    { word: /自己板上|牌上还/, say: '玩家板、卡' },
    { word: /(?:正在|等待)[^'`…\n]*(?<!…)…(?!…)/, say: '……' },
    { word: /胜算|获胜机会/, say: '胜率' },
    // The bot protocol is what programs speak.
    { word: /机器人(?!协议)|代打(?!座位)/, say: '电脑、代管电脑' },
  ],
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const MADE = /(?:^|\/)(?:node_modules|dist|\.cache|test|tests|e2e)(?:\/|$)/
/** What people read: texts in the sources, rulebooks, and the documents about the product. */
const READ = /\.(?:tsx?|md|html|js)$/
const files = ['packages', 'docs']
  .flatMap(folder =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
      name => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .concat('README.md', 'README.zh-CN.md')
  .filter(name => READ.test(name) && !MADE.test(name))
const texts = files.map(name => [name, readFileSync(root + name, 'utf8')] as const)

describe.each(Object.entries(RETIRED))('words that are not used any more: %s', (_, words) => {
  test.each(words.map(each => [String(each.word), each] as const))('%s', (_word, { word, say, where }) => {
    const found = texts
      .filter(([name]) => where?.test(name) ?? true)
      .flatMap(([name, text]) =>
        text
          .split('\n')
          .flatMap((line, i) => (word.test(line) ? [`${name}:${i + 1} says ${line.trim()}`] : [])),
      )
    expect(found, `say ${say}`).toEqual([])
  })
})

test('the search finds what stands in a text', () => {
  expect(texts.some(([, text]) => text.includes('移民船'))).toBe(true)
  expect(texts.some(([, text]) => text.includes('Harbour'))).toBe(true)
})
