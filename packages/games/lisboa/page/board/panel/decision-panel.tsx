import { decision } from '../../../rules/index.ts'
import type { Props } from '../desk.tsx'
import { ChoosePanel } from './choose-panel.tsx'
import { FollowPanel } from './follow-panel.tsx'
import { MarketPanel } from './market-panel.tsx'
import { TurnPanel } from './turn-panel.tsx'

export function DecisionPanel(props: Props) {
  switch (decision(props.view)?.kind) {
    case 'turn':
      return <TurnPanel {...props} />
    case 'follow':
      return <FollowPanel {...props} />
    case 'market':
    case 'selling':
    case 'trading':
      return <MarketPanel {...props} />
    default:
      return <ChoosePanel {...props} />
  }
}
