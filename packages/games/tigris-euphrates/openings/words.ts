import { inEvery, type Lang, type OpeningWords } from '@ludoteca/engine'
import { type Colour, LEADER_LETTERS, MONUMENT_NAMES, MONUMENTS } from '../rules/index.ts'
import { nouns as en } from '../rules/text/en/nouns.ts'
import type { Nouns } from '../rules/text/nouns.ts'
import { nouns as zh } from '../rules/text/zh/nouns.ts'

interface Language {
  readonly nouns: Nouns
  readonly trees: OpeningWords['trees']
  readonly at: (leader: string, square: string) => string
}

const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: {
    nouns: en,
    trees: {
      leaders: {
        name: 'Leaders',
        line: 'The first four leaders of the player who sits there, and where each was placed.',
      },
      monuments: { name: 'Monuments', line: 'The monuments that this player built, up to three.' },
    },
    at: (leader, square) => `${leader} on ${square}`,
  },
  zh: {
    nouns: zh,
    trees: {
      leaders: { name: '领袖', line: '这位玩家最先放下的四个领袖，以及放在哪里。' },
      monuments: { name: '纪念碑', line: '这位玩家建的纪念碑，最多三座。' },
    },
    at: (leader, square) => `${leader} ${square}`,
  },
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const words: Readonly<Record<Lang, OpeningWords>> = inEvery(lang => {
  const { nouns, trees, at } = LANGUAGES[lang]
  const leader = (letter = ''): string =>
    nouns.leaders[(LEADER_LETTERS as readonly string[]).indexOf(letter) as Colour] ?? letter
  const monument = (key: string): string => {
    const [one, other] = MONUMENTS[MONUMENT_NAMES.indexOf(key)] ?? []
    return one === undefined || other === undefined ? key : nouns.monument(one, other)
  }
  return {
    trees,
    step(tree, key) {
      if (tree === 'monuments') return capital(monument(key))
      const [letter, square = ''] = key.split(' ')
      return capital(at(leader(letter), square))
    },
    piece: (tree, key) => (tree === 'leaders' ? leader(key.split(' ')[0]) : ''),
  }
})
