import type { PhaseName, StepKind } from '../frames.ts'
import { eventOver } from './cards/events.ts'
import { followAction, followers, followPhase } from './cards/follow.ts'
import { marketPhase, sellingPhase, tradingPhase } from './cards/market.ts'
import { roomPhase, surplusPhase, tuck } from './cards/portfolio.ts'
import { audiencePhase, feePhase, nobleAction } from './cards/visits.ts'
import { decreePhase, secondDecreePhase } from './city/decrees.ts'
import { clearPhase, housePhase } from './city/land.ts'
import { openPhase } from './city/open.ts'
import { raisePhase } from './city/raise.ts'
import { staffPhase } from './city/staff.ts'
import { placeStore, storePhase } from './city/stores.ts'
import { effects } from './effects/effects.ts'
import { loseFavorPhase, loseGoodPhase, loseOfficialPhase } from './effects/losses.ts'
import { raisePricePhase, takeCubePhase, takeGoodPhase } from './effects/rewards.ts'
import { lacerdaTurn } from './lacerda/turn.ts'
import type { PhaseRules, StepRule } from './phase.ts'
import { cardinalPhase, clergyPhase } from './state-actions/cardinal.ts'
import { favorPhase } from './state-actions/favors.ts'
import { recruitPhase } from './state-actions/officials.ts'
import { planPhase } from './state-actions/plans.ts'
import { extraPhase, producePhase } from './state-actions/production.ts'
import { launch, shipPhase } from './state-actions/ships.ts'
import { errandsPhase, stateAction } from './state-actions/state-actions.ts'
import { blessing, churchNext, churchPhase, churchScoring } from './turn/church.ts'
import { deal, draftPhase, keepPhase, passPackets } from './turn/deal.ts'
import { newPeriod, renewal, renewPhase, rewardsPhase } from './turn/period.ts'
import { turnPhase } from './turn/turn.ts'
import { afterAction, drawPhase, nextTurn, turnOver } from './turn/turn-end.ts'
import { upkeep } from './turn/upkeep.ts'

/** The rules of each kind of decision. */
export const RULES: { readonly [K in PhaseName]: PhaseRules<K> } = {
  keep: keepPhase,
  draft: draftPhase,
  turn: turnPhase,
  room: roomPhase,
  surplus: surplusPhase,
  market: marketPhase,
  selling: sellingPhase,
  trading: tradingPhase,
  fee: feePhase,
  audience: audiencePhase,
  follow: followPhase,
  errands: errandsPhase,
  favor: favorPhase,
  ship: shipPhase,
  produce: producePhase,
  plan: planPhase,
  'take-good': takeGoodPhase,
  'raise-price': raisePricePhase,
  'take-cube': takeCubePhase,
  cardinal: cardinalPhase,
  clergy: clergyPhase,
  recruit: recruitPhase,
  extra: extraPhase,
  'lose-good': loseGoodPhase,
  'lose-favor': loseFavorPhase,
  'lose-official': loseOfficialPhase,
  decree: decreePhase,
  'second-decree': secondDecreePhase,
  store: storePhase,
  clear: clearPhase,
  house: housePhase,
  open: openPhase,
  raise: raisePhase,
  staff: staffPhase,
  draw: drawPhase,
  church: churchPhase,
  renew: renewPhase,
  rewards: rewardsPhase,
}

/** What each step does. */
export const STEPS: { readonly [K in StepKind]: StepRule<K> } = {
  deal,
  'pass-packets': passPackets,
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
  'lacerda-turn': lacerdaTurn,
  upkeep,
  'turn-over': turnOver,
  'church-scoring': churchScoring,
  'church-next': churchNext,
  blessing,
  renewal,
  'new-period': newPeriod,
  'next-turn': nextTurn,
}
