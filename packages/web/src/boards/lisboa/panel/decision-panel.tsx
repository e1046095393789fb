import { decision } from '@ludoteca/lisboa'
import type { Props } from '../desk.tsx'
import { ChoosePanel } from './choose-panel.tsx'
import { TurnPanel } from './turn-panel.tsx'

export function DecisionPanel(props: Props) {
  return decision(props.view)?.kind === 'turn' ? <TurnPanel {...props} /> : <ChoosePanel {...props} />
}
