import { cardinal, clergy } from './cardinal.ts'
import { blessing, church, churchNext, churchScoring } from './church.ts'
import { deal, keep } from './deal.ts'
import { decree, secondDecree } from './decrees.ts'
import { effects } from './effects.ts'
import { eventOver } from './events.ts'
import { favor } from './favors.ts'
import { loseFavor, loseGood, loseOfficial } from './losses.ts'
import { market, selling, trading } from './market.ts'
import { recruit } from './officials.ts'
import { open, raise, staff } from './opening.ts'
import { newPeriod, renew, renewal, rewards } from './period.ts'
import { plan } from './plans.ts'
import { room, surplus, tuck } from './portfolio.ts'
import { extra, produce } from './production.ts'
import { raisePrice, takeCube, takeGood } from './rewards.ts'
import { launch, ship } from './ships.ts'
import type { Choices, Steps } from './stack.ts'
import { errands, stateAction } from './state-actions.ts'
import { clear, house, placeStore, store } from './stores.ts'
import { afterAction, draw, nextTurn, turn, turnOver } from './turn.ts'
import { upkeep } from './upkeep.ts'
import { audience, fee, follow, followAction, followers, nobleAction } from './visits.ts'

/** Every kind of decision and every step, with the rule it belongs to. */

export const CHOICES: Choices = {
  keep,
  turn,
  room,
  surplus,
  market,
  selling,
  trading,
  fee,
  audience,
  follow,
  errands,
  favor,
  ship,
  produce,
  plan,
  'take-good': takeGood,
  'raise-price': raisePrice,
  'take-cube': takeCube,
  cardinal,
  clergy,
  recruit,
  extra,
  'lose-good': loseGood,
  'lose-favor': loseFavor,
  'lose-official': loseOfficial,
  decree,
  'second-decree': secondDecree,
  store,
  clear,
  house,
  open,
  raise,
  staff,
  draw,
  church,
  renew,
  rewards,
}

export const STEPS: Steps = {
  deal,
  effects,
  tuck,
  launch,
  'place-store': placeStore,
  'noble-action': nobleAction,
  'follow-action': followAction,
  'state-action': stateAction,
  followers,
  'event-over': eventOver,
  'after-action': afterAction,
  upkeep,
  'turn-over': turnOver,
  'church-scoring': churchScoring,
  'church-next': churchNext,
  blessing,
  renewal,
  'new-period': newPeriod,
  'next-turn': nextTurn,
}
