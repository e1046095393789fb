// node scripts/confusables.mjs FILE UNICODE: writes the table of letters that look alike anew, out of the data of ICU (`icudtl.dat`
// of a Chromium, `icudt….dat` of ICU itself). Then raise LOOKS in packages/server/src/accounts/lookalikes.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/install.mjs'

const WIDTH = 120

/** One file out of a package of ICU: a header with its length first, then offsets of names and contents. */
function unpack(data, end) {
  const base = data.readUInt16LE(0)
  const count = data.readUInt32LE(base)
  const at = n => data.readUInt32LE(base + 8 * n + 8)
  const nameOf = n => {
    const from = base + data.readUInt32LE(base + 8 * n + 4)
    return data.toString('latin1', from, data.indexOf(0, from))
  }
  for (let n = 0; n < count; n++) {
    if (nameOf(n).endsWith(end))
      return data.subarray(base + at(n), n + 1 < count ? base + at(n + 1) : undefined)
  }
  throw new Error(`no ${end} in there`)
}

/** What each letter looks like: keys hold how long their text is, short texts are in their place. */
function readSpoof(file) {
  const data = file.subarray(file.readUInt16LE(0))
  if (data.readUInt32LE(0) !== 0x3845fdef || data[4] !== 2) throw new Error('the data has another form')
  const [keys, count, index, , texts] = Array.from({ length: 5 }, (_, n) => data.readUInt32LE(12 + 4 * n))
  return Array.from({ length: count }, (_, n) => {
    const key = data.readUInt32LE(keys + 4 * n)
    const where = data.readUInt16LE(index + 2 * n)
    const length = (key >>> 24) + 1
    const from = texts + 2 * where
    const like = length === 1 ? String.fromCharCode(where) : data.toString('utf16le', from, from + 2 * length)
    return { letter: String.fromCodePoint(key & 0xff_ffff), like }
  })
}

/** As `lookOf` meets it: taken apart, with neither accents nor what nobody sees. */
const canStand = letter =>
  /^[\p{L}\p{N}\p{M}._'’·-]$/u.test(letter) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(letter) &&
  !/(?![\u3099\u309a])\p{Script=Inherited}/u.test(letter) &&
  letter.normalize('NFKD') === letter

const points = text => [...text].map(each => each.codePointAt(0).toString(36)).join('+')

const file = process.argv[2]
if (!file) throw new Error('Say where the data of ICU is.')
const all = readSpoof(unpack(readFileSync(file), 'confusables.cfu'))
const groups = new Map()
for (const { letter, like } of all) {
  if (canStand(letter)) groups.set(like, [...(groups.get(like) ?? []), points(letter)])
}
const lines = ['']
for (const [like, letters] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const group = `${points(like)}=${letters.join()}`
  const line = lines.at(-1)
  if (line === '') lines[lines.length - 1] = group
  else if (line.length + group.length < WIDTH) lines[lines.length - 1] += ` ${group}`
  else lines.push(group)
}
writeFileSync(
  join(root, 'packages', 'server', 'src', 'accounts', 'confusables.ts'),
  `/*
 * What letters look like, after "confusables.txt" of Unicode Technical Standard #39 (version ${process.argv[3]}, © Unicode, Inc.,
 * Unicode License, https://www.unicode.org/license.txt): of its ${all.length} entries those whose letter can stand in a name.
 * Each group is \`what it looks like=letters\`, code points in base 36, several of them joined by \`+\`. Made by
 * \`node scripts/confusables.mjs\`.
 */
export const CONFUSABLES = \`
${lines.join('\n')}
\`
`,
)
