import { nameKey, PersonName } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { lookOf } from '../../src/accounts/lookalikes.ts'

const ok = (name: string): boolean => PersonName.safeParse(name).success

describe('a name', () => {
  test.each([
    'Ana',
    '阿纳',
    'さくら',
    '김민수',
    'Ольга',
    'José',
    'محمد',
    'सीता',
    'Zoë',
    'x1',
    'ก้อง',
    '_ana_',
    'Nguyễn',
    'שָׁלוֹם',
  ])('may be %s', name => expect(ok(name)).toBe(true))

  test.each([
    ['a variation selector', 'An\ufe0fa'],
    ['a Hangul filler', 'Ana\u1160'],
    ['a grapheme joiner', 'A\u034fna'],
    ['an unseen Khmer vowel', 'Ana\u17b4'],
    ['an ideographic variation', 'Ana\u{e0100}'],
    ['a soft hyphen', 'An\u00ada'],
    ['a zero-width joiner', 'An\u200da'],
    ['only fillers', '\u3164\u3164\u3164'],
    ['only digits', '12345'],
    ['only joints', '.-.'],
    ['only modifiers', 'ʹʹʹ'],
    ['a pile of accents', 'An\u0323\u0316\u0317\u0318a'],
    ['a mark before any letter', '\u0301ana'],
    ['an enclosing mark', 'a\u20ddna'],
    ['the shape of an id', 'a1B2c3D4e5F6'],
    ['the shape of an id without digits', 'aBcDeFgHiJkL'],
  ])('has no %s', (_, name) => expect(ok(name)).toBe(false))

  test('of twelve letters is no id', () => {
    for (const name of ['Maximilianus', 'maximilianus', 'MAXIMILIANUS', 'Christopher1', 'AnaTheGamer7'])
      expect(ok(name)).toBe(true)
  })

  test('is compared in the form in which it is kept, however it is typed', () => {
    for (const typed of ['Ana  B', ' ana b', 'ＡＮＡ　Ｂ', 'ana\tb', 'ana\u00a0b'])
      expect(nameKey(typed)).toBe('ana b')
  })
})

describe('looks', () => {
  test.each([
    ['Cyrillic letters', 'Раul', 'Paul'],
    ['Greek letters', 'Αlex', 'Alex'],
    ['Cyrillic capitals', 'ВОВ', 'Bob'],
    ['a capital I for an l', 'PauI', 'Paul'],
    ['a one for an l', 'Pau1', 'paul'],
    ['a zero for an o', 'B0b', 'Bob'],
    ['rn for m', 'Torn', 'Tom'],
    ['accents', 'Bób', 'bob'],
    ['a stroke', 'Bøb', 'bob'],
    ['joints', 'B.o-b_', 'Bob'],
    ['other widths', 'Ｂｏｂ', 'bob'],
    ['Armenian letters', 'Bօb', 'Bob'],
    ['an unseen letter of an older account', 'Bo\ufe0fb', 'Bob'],
    ['a Cyrillic word for a Latin one', 'шо', 'wo'],
    ['a thorn', 'Þaul', 'Paul'],
    ['digits of another script', 'ana३', 'ana3'],
    ['a long vowel mark for the number one', '一郎', 'ー郎'],
    ['Bopomofo for the number one', 'ㄧ郎', '一郎'],
    ['a Han cross', '乂iao', 'Xiao'],
    ['a kana cross', 'メiao', 'Xiao'],
    ['a Bopomofo cross', 'ㄨiao', 'Xiao'],
    ['a capital sharp s', 'ẞob', 'Bob'],
    ['a small sharp s', 'ßob', 'Bob'],
    ['katakana for hiragana', 'リん', 'りん'],
    ['speech for the sun', '曰出', '日出'],
  ])('%s', (_, fake, real) => expect(lookOf(fake)).toBe(lookOf(real)))

  test('tell ordinary names apart', () => {
    const names = [
      'Ana',
      'Anna',
      'Bob',
      'Rob',
      '小明',
      '小红',
      'さくら',
      'ざくろ',
      'かな',
      'がな',
      'सीता',
      'सोता',
      '김민수',
      '김민주',
      'Ольга',
      'Олег',
    ]
    expect(new Set(names.map(lookOf)).size).toBe(names.length)
  })

  test('are the same for every case of a Latin name, and never empty', () => {
    for (const name of ['Alice', 'ILLINOIS', 'Müller', '. 1']) {
      expect(lookOf(name.toUpperCase())).toBe(lookOf(name.toLowerCase()))
      expect(lookOf(name)).not.toBe('')
    }
  })
})
