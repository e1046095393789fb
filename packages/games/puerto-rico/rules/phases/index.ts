import type { Emit } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import {
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  MAYOR,
  PROSPECTOR,
  PROSPECTOR_2,
  SETTLER,
  TRADER,
} from '../data/roles.ts'
import type { Event } from '../events.ts'
import type { PhaseName, State } from '../state.ts'
import { arrangePhase } from './arrange.ts'
import { assignPhase } from './assign.ts'
import { givePhase } from './black-market.ts'
import { buildBought, builderTurn, buildPhase } from './builder.ts'
import { captainTurn, lighthouseTurn, loadPhase, startCaptain } from './captain.ts'
import { craftsmanTurn, extraPhase, producePhase, startCraftsman } from './craftsman.ts'
import { draftPhase } from './draft.ts'
import { guestPhase } from './guest.ts'
import { forestPhase, haciendaPhase } from './hacienda.ts'
import { huntPhase, huntTurn } from './hunting-lodge.ts'
import { landBought, landPhase } from './land-office.ts'
import { arrangeNext, privilegePhase, startMayor, tokenPhase, villaTurn } from './mayor.ts'
import type { PhaseRules, Stage, StageRules } from './phase.ts'
import { endRole, finale, prospect, rolePhase, roleTurn } from './round.ts'
import { supplyPhase } from './royal-supplier.ts'
import { secondTurn, settlePhase, settlerTurn, startSettler, tileTurn } from './settler.ts'
import { mixPhase } from './small-wharf.ts'
import { storePhase, storingTurn } from './storage.ts'
import { sellPhase, startTrader, traderTurn } from './trader.ts'

/** The rules of each kind of decision. */
export const RULES: Readonly<Record<Exclude<PhaseName, 'over'>, PhaseRules>> = {
  draft: draftPhase,
  role: rolePhase,
  guest: guestPhase,
  hacienda: haciendaPhase,
  forest: forestPhase,
  settle: settlePhase,
  hunt: huntPhase,
  privilege: privilegePhase,
  token: tokenPhase,
  arrange: arrangePhase,
  assign: assignPhase,
  build: buildPhase,
  give: givePhase,
  produce: producePhase,
  extra: extraPhase,
  land: landPhase,
  sell: sellPhase,
  supply: supplyPhase,
  load: loadPhase,
  mix: mixPhase,
  store: storePhase,
}

const STARTS: Readonly<Record<number, StageRules>> = {
  [SETTLER]: startSettler,
  [MAYOR]: startMayor,
  [BUILDER]: builderTurn,
  [CRAFTSMAN]: startCraftsman,
  [TRADER]: startTrader,
  [CAPTAIN]: startCaptain,
  [PROSPECTOR]: prospect,
  [PROSPECTOR_2]: prospect,
}

const STAGES: Readonly<Record<Stage, StageRules>> = {
  choice: roleTurn,
  'role-start': (s, emit) => (STARTS[s.role] as StageRules)(s, emit),
  'role-end': endRole,
  finale,
  settler: settlerTurn,
  tile: tileTurn,
  second: secondTurn,
  hunt: huntTurn,
  villa: villaTurn,
  arranging: arrangeNext,
  builder: builderTurn,
  bought: buildBought,
  craftsman: craftsmanTurn,
  trader: traderTurn,
  'land-bought': landBought,
  lighthouse: lighthouseTurn,
  captain: captainTurn,
  storing: storingTurn,
}

/** Carries an action out, and everything that follows until the next decision. */
export function carryOut(s: State, a: Action, emit?: Emit<Event>): void {
  if (s.phase.kind === 'over') return
  let next = RULES[s.phase.kind].apply(s, a, emit)
  while (next !== null) next = STAGES[next](s, emit)
}
