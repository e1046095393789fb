import type { ReasonText } from '@ludoteca/bot-kit/knowledge.ts'
import type { Lang } from '@ludoteca/engine'

/** What advice says in favour of a choice. */
export const reasons: Readonly<Record<Lang, ReasonText>> = {
  en: {
    gains: {
      weakest: 'It adds to your weakest colour.',
      second: 'It adds to your second-weakest colour.',
      third: 'It adds points you may need later.',
      strongest: 'It adds points.',
      leaders: 'It gets a leader into play.',
      income: 'It puts a leader where you need points.',
      monuments: 'A monument will pay you every turn.',
      works: 'It brings a monument of yours closer.',
      treasures: 'Your trader is close to a treasure.',
      shaky: 'It makes a leader safer against revolts.',
      faith: 'More temples stand beside your leaders.',
      followers: 'Your leaders gain followers.',
      outnumbered: 'It improves your strength in wars to come.',
    },
    kept: {
      hand: 'It saves tiles for later.',
      temples: 'It saves temples for a revolt.',
      matching: 'It saves tiles that fit your leaders.',
      kinds: 'It leaves you a better mix of tiles.',
      catastrophes: 'It saves a catastrophe for later.',
      leaders: 'It leaves your leaders where they are.',
    },
  },
  zh: {
    gains: {
      weakest: '补上最弱的颜色。',
      second: '补上第二弱的颜色。',
      third: '得到以后可能用得着的分。',
      strongest: '得分。',
      leaders: '让领袖上场。',
      income: '把领袖放到缺分的地方。',
      monuments: '纪念碑以后每回合都给分。',
      works: '离建成纪念碑更近一步。',
      treasures: '商人快要拿到财宝了。',
      shaky: '领袖更不怕叛乱。',
      faith: '领袖身边有更多神殿。',
      followers: '领袖有了更多追随者。',
      outnumbered: '将来打仗更有把握。',
    },
    kept: {
      hand: '牌片留到以后。',
      temples: '留着神殿应付叛乱。',
      matching: '留住合领袖所需的牌片。',
      kinds: '留下的手牌颜色更齐全。',
      catastrophes: '灾难牌片留到以后。',
      leaders: '领袖留在原处。',
    },
  },
}
