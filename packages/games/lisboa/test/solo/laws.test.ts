import { laws } from '@ludoteca/testkit'
import { lisboa } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { en } from '../../rules/text/en.ts'
import { zh } from '../../rules/text/zh.ts'

const table = (options: Readonly<Record<string, string>>) => ({ seats: 2, options })

laws(lisboa, {
  text: { en, zh },
  games: 8,
  setups: [
    table({ solo: 'printed' }),
    table({ solo: 'stern', 'clergy-track': 'closed', officials: 'buildings' }),
    table({ solo: 'gentle', 'church-timing': 'before-draw', 'opening-scores': 'all', hands: 'drafted' }),
    table({ solo: 'printed', shipyard: 'any', 'church-timing': 'after-refill', ties: 'shared' }),
  ],
  secrets: (s: State, viewer) => ({
    'the hand of the person': viewer === 0 ? [] : s.players[0]?.hand,
    'the public buildings to come': s.buildingStacks,
    'the decrees to come': s.decreeDeck,
    'the bag': s.bag,
  }),
})
