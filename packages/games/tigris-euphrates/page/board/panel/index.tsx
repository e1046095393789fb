import type { ComponentType } from 'react'
import type { TigrisProps } from '../types.ts'
import { Build } from './build.tsx'
import { BuildingPlace, TreasurePick, WonderPoint } from './picks.tsx'
import { Support } from './support.tsx'
import { Tray } from './tray.tsx'
import { WarOrder } from './war-order.tsx'

const PANELS: Readonly<Partial<Record<TigrisProps['view']['phase']['kind'], ComponentType<TigrisProps>>>> = {
  action: Tray,
  'war-order': WarOrder,
  support: Support,
  monument: Build,
  building: BuildingPlace,
  treasure: TreasurePick,
  'wonder-point': WonderPoint,
}

/** What is decided now, in a form made for that decision. */
export function Panel(props: TigrisProps) {
  const Decision = PANELS[props.view.phase.kind]
  return Decision ? <Decision {...props} /> : null
}
