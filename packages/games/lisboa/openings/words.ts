import { inEvery, type Lang, type OpeningWords } from '@ludoteca/engine'
import { DECREES, KINDS } from '../rules/index.ts'
import { words as pieces } from '../rules/text/words.ts'

type Way = 'discard' | 'portfolio' | 'visit' | 'sponsor'

interface Language {
  readonly trees: OpeningWords['trees']
  readonly ways: Readonly<Record<Way, (kind: string) => string>>
  readonly column: (n: string) => string
}

const LANGUAGES: Readonly<Record<Lang, Language>> = {
  en: {
    trees: {
      cards: {
        name: 'Cards',
        line: 'The first four cards of the player who sits there: visited, taken into the portfolio, sponsored or discarded.',
      },
      stores: { name: 'Stores', line: 'The columns of this player’s first three stores, from the west.' },
      decrees: { name: 'Decrees', line: 'The first two decrees that this player took.' },
    },
    ways: {
      discard: kind => `Discard a ${kind} card`,
      portfolio: kind => `${kind} card to the portfolio`,
      visit: kind => `Visit the ${kind}`,
      sponsor: kind => `Sponsor a ${kind} event`,
    },
    column: n => `Column ${n}`,
  },
  zh: {
    trees: {
      cards: { name: '手牌', line: '这位玩家最先用的四张牌：拜访、放进组合、赞助还是弃掉。' },
      stores: { name: '商店', line: '这位玩家最先建的三家商店在第几列，从西边数。' },
      decrees: { name: '法令', line: '这位玩家最先拿到的两张法令。' },
    },
    ways: {
      discard: kind => `弃掉${kind}牌`,
      portfolio: kind => `${kind}牌放进组合`,
      visit: kind => `拜访${kind}`,
      sponsor: kind => `赞助${kind}事件`,
    },
    column: n => `第${n}列`,
  },
}

export const words: Readonly<Record<Lang, OpeningWords>> = inEvery(lang => {
  const { the } = pieces[lang]
  const { trees, ways, column } = LANGUAGES[lang]
  const kind = (id = ''): string => the.kind((KINDS as readonly string[]).indexOf(id))
  return {
    trees,
    step(tree, key) {
      const [what = '', id = ''] = key.split(' ')
      if (tree === 'stores') return column(id)
      return tree === 'decrees'
        ? the.decree(DECREES.findIndex(each => each.id === key))
        : ways[what as Way](kind(id))
    },
    piece: (tree, key) => (tree === 'cards' ? kind(key.split(' ')[1]) : ''),
  }
})
