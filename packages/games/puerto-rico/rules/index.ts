import type { Phase } from '../state.ts'
import { arrangePhase, assignPhase } from './arrange.ts'
import { givePhase } from './blackMarket.ts'
import { buildPhase } from './builder.ts'
import { loadPhase, mixPhase, supplyPhase } from './captain.ts'
import { extraPhase, producePhase } from './craftsman.ts'
import { draftPhase } from './draft.ts'
import { guestPhase } from './guest.ts'
import { privilegePhase, tokenPhase } from './mayor.ts'
import type { PhaseRules } from './phase.ts'
import { rolePhase } from './round.ts'
import { forestPhase, haciendaPhase, huntPhase, settlePhase } from './settler.ts'
import { storePhase } from './storage.ts'
import { landPhase, sellPhase } from './trader.ts'

/** Who answers for each kind of decision. */
export const PHASES: Readonly<Record<Exclude<Phase, 'over'>, PhaseRules>> = {
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
