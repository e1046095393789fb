import { type ToyEvent, toy } from '../../src/toy.ts'
import type { Mutant } from './mutant.ts'

/** Games that give secrets away. */
export const knowing: readonly Mutant[] = [
  [
    'a view leaks nothing',
    'the generator left in',
    /generator|redeal from the truth/,
    { view: (s, viewer) => ({ ...toy.view(s, viewer), rng: s.rng }) },
  ],
  [
    'a view leaks nothing',
    'the key elsewhere',
    /generator/,
    { view: (s, viewer) => Object.assign(toy.view(s, viewer), { tossed: [...s.tossed, ...s.rng.key] }) },
  ],
  [
    'a view leaks nothing',
    'a trace of the bag',
    /redeal from the truth|view of a view/,
    { view: (s, viewer) => ({ ...toy.view(s, viewer), turn: s.bag[0] ?? 0 }) },
  ],
  [
    'a witness knows no more than it was shown',
    'a peek from the start',
    /at the start/,
    { witness: (s, viewer) => ({ ...toy.view(s, viewer), hands: s.hands }) },
  ],
  [
    'a witness knows no more than it was shown',
    'a peek later on',
    /never shown/,
    { witness: (s, viewer) => ({ ...toy.view(s, viewer), ...(s.bag.length < 20 && { hands: s.hands }) }) },
  ],
  [
    'a witness knows no more than it was shown',
    'less than a view',
    /the view of a witness/,
    { witness: (s, viewer) => ({ ...toy.view(s, viewer), pool: [] }) },
  ],
  ['viewed events tell no more than the view', 'unfiltered events', /told a secret/, { viewEvent: e => e }],
  [
    'what anybody learns is marked as revealed',
    'an unmarked draw',
    /unmarked/,
    {
      apply: (s, a, emit) =>
        toy.apply(s, a, e => {
          const { reveals: _, ...rest } = e
          emit?.(rest as ToyEvent)
        }),
    },
  ],
  [
    'what anybody learns is marked as revealed',
    'a card from the bag shown to others',
    /shows table something unmarked/,
    {
      apply: (s, a, emit) => {
        toy.apply(s, a, emit)
        emit?.({ type: 'tossed', seat: 9, card: s.bag[0] ?? 0 })
      },
      viewEvent: (e, viewer) =>
        e.type === 'tossed' && e.seat === 9 && viewer !== 'table'
          ? { ...e, card: -1 }
          : toy.viewEvent(e, viewer),
    },
  ],
  [
    'a redeal is a full position that the viewer could be in',
    'a twin card',
    /two places/,
    {
      redeal: (seen, viewer, rng) => {
        const s = toy.redeal(seen, viewer, rng)
        if (s.bag.length > 1) s.bag[0] = s.bag[1] as number
        return s
      },
    },
  ],
  [
    'a redeal is a full position that the viewer could be in',
    'an open hand',
    /no redeal ever changes/,
    { view: (s, viewer) => ({ ...toy.view(s, viewer), hands: s.hands }) },
  ],
  [
    'a redeal is a full position that the viewer could be in',
    'stairs redealt',
    /other actions are legal/,
    {
      redeal: (seen, viewer, rng) => {
        const s = toy.redeal(seen, viewer, rng)
        for (const stairs of s.stairs) s.tossed.push(...stairs.splice(0))
        return s
      },
    },
  ],
]
