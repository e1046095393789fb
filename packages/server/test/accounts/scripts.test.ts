import { PersonName } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { lookOf } from '../../src/accounts/lookalikes.ts'

const ok = (name: string): boolean => PersonName.safeParse(name).success

test.each([
  ...['小安', 'Ána', 'Łukasz', 'Nguyễn', '山田々', 'Ольга', 'Γιώργος', 'דוד', 'سارة', '김민수', 'ชื่อ'],
  ...[
    'हिन्दी',
    'प्रिया',
    'Đặng Thị Ơn',
    'Ümit Şahin',
    'Iğdır ışık',
    'Ștefan Țuțea',
    'Željko Đurić',
    'Ærøskøbing',
  ],
  ...['Þórður', 'Straße', 'Œuvre', 'Əli', 'Ɗan Ƙasa', 'Ŋala', 'Ħal', 'Ḥasan', 'ǧ ǎ Ǜ', 'Mª José'],
  ...['Юлія Ґедзь', 'Қайрат Әсел', 'Өнөр', 'Ђорђе Џонић', 'Йод Ёж', 'Ζωή Σοφός', 'Ἀθηνᾶ'],
  ...[
    'Ana小安',
    '山田 Taro',
    'さくらサクラ桜',
    'スーパー',
    'らーめん',
    'こゝろ',
    '二〇',
    'Kim 김',
    '김金',
    'ㄅㄆ小A',
  ],
  ...['ნინო', 'Արմեն', 'ትግስት', 'বাংলা', 'ਗੁਰਪ੍ਰੀਤ', 'ગુજરાતી', 'ಕನ್ನಡ', 'മലയാളം', 'தமிழ்', 'తెలుగు', 'සිංහල'],
  ...[
    'ខ្មែរ',
    'ລາວ',
    'မြန်မာ',
    'བོད',
    'ދިވެހި',
    'ଓଡ଼ିଆ',
    'سارة ٣',
    'पाँच ५',
    'ก้อง ๑',
    "O'Neil-Ångström 2",
    'שָׁלוֹם',
    'فاطِمَة',
  ],
])('a name may be %s', name => expect(ok(name)).toBe(true))

test.each([
  ...[
    'Vicтoria',
    'Victorⲓa',
    'VictoriⲀ',
    'ⲩictoria',
    'Viςtoria',
    'VictѺria',
    'Раul',
    'Αlex',
    'Anaדוד',
    'Anaสม',
  ],
  ...[
    'Victoriᴀ',
    'Vicᴛoria',
    'Victoʀia',
    'Viƈtoria',
    'Victoɾia',
    'Vıctorɩa',
    'ǀǁ',
    'ꓦꓲ',
    'Ꮩictoria',
    'Ѻлег',
    'ϳϳ',
  ],
  ...[0xe3a, 0xe4e, 0x302e, 0xf39, 0x1037, 0x1c37, 0x640, 0x2d0, 0x2d1, 0xa4fd].map(
    mark => `Victoria${String.fromCodePoint(mark)}`,
  ),
  ...[0x30fc, 0x3005, 0x3099, 0x302a, 0x64b, 0x5b0, 0x94d, 0x660, 0x2bc, 0x1175, 0x3163, 0xa78f].map(
    mark => `Victor${String.fromCodePoint(mark)}a`,
  ),
  ...[
    'ㆍㆍ',
    'ൎൎ',
    'ªº',
    'ㅣㅣ',
    'ஃஃ',
    'ーー',
    '々々',
    'סא\u0301',
    'Ольга김',
    'ΓιώργοςОльга',
    'Ana \u0301b',
    '1\u0301a',
  ],
])('a name is not %s', name => expect(ok(name)).toBe(false))

test.each([
  ['hooks', 'ƁoƊƙƴ', 'bodky'],
  ['strokes', 'Đaħŧł', 'dahtl'],
  ['an eth', 'Ðan', 'Dan'],
  ['an eng', 'Aŋa', 'Ana'],
  ['a Han stroke', 'V丨ctor', 'Victor'],
  ['a Han zero', 'B〇b', 'Bob'],
  ['Bopomofo', 'ㄒom', 'Tom'],
  ['Katakana', 'エan', 'Ian'],
  ['Cyrillic alone', 'Сосо', 'Coco'],
  ['Greek alone', 'ΝΙΚΟ', 'Niko'],
])('%s look like letters', (_, fake, real) => expect(lookOf(fake)).toBe(lookOf(real)))
