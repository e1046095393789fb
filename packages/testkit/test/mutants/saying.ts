import { toyRulebook, toyText } from '../../src/toy.ts'
import { type Mutant, withOption } from './mutant.ts'

/** Games that leave a reader puzzled. */
export const saying: readonly Mutant[] = [
  [
    'prompts, actions and events read well in every language',
    'a hole in a prompt',
    /undefined/,
    {},
    { text: { ...toyText, en: { ...toyText.en, prompt: () => `Seat ${undefined}` } } },
  ],
  [
    'prompts, actions and events read well in every language',
    'English for Chinese',
    /no Chinese/,
    {},
    { text: { en: toyText.en, zh: { ...toyText.zh, action: toyText.en.action } } },
  ],
  [
    'prompts, actions and events read well in every language',
    'an unfilled blank',
    /not filled/,
    {},
    { text: { ...toyText, zh: { ...toyText.zh, event: () => '{who}摸牌' } } },
  ],
  [
    'prompts, actions and events read well in every language',
    'a raw part',
    /raw key/,
    {},
    { text: { ...toyText, en: { ...toyText.en, part: () => 'stairs_sum' } } },
  ],
  [
    'every refusal has a sentence and a place in the rulebook',
    'a bare rule',
    /bare rule/,
    {},
    { text: { ...toyText, en: { ...toyText.en, refusal: r => r.rule } } },
  ],
  [
    'every refusal has a sentence and a place in the rulebook',
    'a missing anchor',
    /no anchor/,
    {},
    { rulebook: { en: toyRulebook.en, zh: toyRulebook.zh.replace('{#must-rise}', '') } },
  ],
  [
    'every refusal has a sentence and a place in the rulebook',
    'an anchor in one language',
    /not in every rulebook/,
    {},
    { rulebook: { en: toyRulebook.en, zh: `${toyRulebook.zh}{#extra}` } },
  ],
  [
    'the game and its options are named in every language',
    'a nameless option',
    /option speed/,
    withOption({ id: 'speed', values: ['slow', 'fast'] }),
  ],
]
