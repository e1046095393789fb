import { laws } from '../src/index.ts'
import { toy, toyRulebook, toyText } from '../src/toy.ts'

laws(toy, {
  text: toyText,
  rulebook: toyRulebook,
  games: 60,
  secrets: (s, viewer) => ({
    'the hands of others': s.hands.filter((_, seat) => seat !== viewer),
    'the bag': s.bag,
  }),
})
