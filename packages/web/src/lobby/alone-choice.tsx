import type { AnyGame, AnyText } from '@ludoteca/engine'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { fittingOptions } from '../newgame/draft.ts'
import type { TermsDraft } from './terms-draft.ts'

interface AloneChoiceProps {
  readonly game: AnyGame
  readonly text: AnyText
  readonly draft: TermsDraft
  readonly onChange: (news: Partial<TermsDraft>) => void
}

/** Whether the table is for one person against the rules, and at which level. */
export function AloneChoice({ game, text, draft, onChange }: AloneChoiceProps) {
  const { alone } = game
  const spec = game.options.find(each => each.id === alone?.option)
  const words = alone && text.options[alone.option]
  if (!alone || !spec || !words) return null
  const [off = ''] = spec.values
  return (
    <Segments
      label={words.name}
      hint={words.explain}
      value={fittingOptions(game, draft.seats, draft.options)[alone.option] ?? off}
      choices={spec.values.map(value => ({ value, label: words.values[value]?.name ?? value }))}
      onChange={value =>
        onChange({
          options: { ...draft.options, [alone.option]: value },
          ...(value !== off && { seats: alone.seats, rated: false }),
        })
      }
    />
  )
}
