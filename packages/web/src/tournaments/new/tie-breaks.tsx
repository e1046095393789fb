import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { TIE_BREAKS, type TieBreak } from '@ludoteca/tournament'
import { tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import { ordered } from '../order.ts'

interface TieBreaksProps {
  readonly value: readonly TieBreak[]
  readonly onChange: (value: readonly TieBreak[]) => void
}

const NONE = 'none'

/** What decides between equal points, one question after the other; each can be asked once. */
export function TieBreaks({ value, onChange }: TieBreaksProps) {
  const t = useTranslations('tournaments.form')
  const { criteria } = tournamentText(useLang())
  const asked = value.length < TIE_BREAKS.length ? [...value, NONE] : value
  return asked.map((chosen, i) => {
    const before = value.slice(0, i)
    const left = TIE_BREAKS.filter(each => !before.includes(each))
    return (
      <Segments
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order is what is chosen for
        key={i}
        label={t('tieBreak', { n: i + 1 })}
        value={chosen}
        choices={[
          ...left.map(each => ({ value: each, label: criteria[each] })),
          { value: NONE, label: t('noTieBreak') },
        ]}
        onChange={next => onChange(ordered(value, i, next))}
      />
    )
  })
}
