import type { BuildingId } from '../data/buildings.ts'
import type { CardId } from '../data/cards.ts'
import type { SpotId } from '../data/city.ts'
import type { ClergyId } from '../data/clergy.ts'
import type { DecreeId } from '../data/decrees.ts'
import type { ShipId } from '../data/ships.ts'
import type {
  ArchitectId,
  GoodId,
  GroupId,
  KindId,
  NobleActionId,
  RubbleId,
  StateActionId,
} from '../data/terms.ts'

/** Names of the things that bear one, in one language. Complete by type. */
export interface CardNames {
  readonly cards: Readonly<Record<CardId, string>>
  readonly ships: Readonly<Record<ShipId, string>>
  readonly clergy: Readonly<Record<ClergyId, string>>
  readonly decrees: Readonly<Record<DecreeId, string>>
  readonly buildings: Readonly<Record<BuildingId, string>>
}

/** Names of kinds of things and of places. */
export interface TermNames {
  readonly goods: Readonly<Record<GoodId, string>>
  /** As in “book store”, “书店”. */
  readonly trades: Readonly<Record<GoodId, string>>
  readonly kinds: Readonly<Record<KindId, string>>
  readonly rubble: Readonly<Record<RubbleId, string>>
  readonly architects: Readonly<Record<ArchitectId, string>>
  readonly groups: Readonly<Record<GroupId, string>>
  /** Streets by the good they trade. */
  readonly streets: Readonly<Record<GoodId, string>>
  readonly spots: Readonly<Record<SpotId, string>>
  readonly stateActions: Readonly<Record<StateActionId, string>>
  readonly nobleActions: Readonly<Record<NobleActionId, string>>
}
