import type { AnyMatch, Viewer } from '@ludoteca/engine'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyScene } from '../boards/contract.ts'
import type { LoadedGame } from '../shell/use-game.ts'
import { Teller } from './log.ts'
import { fullNames } from './names.ts'

/** The position in the reader's words. */
export function useScene(loaded: LoadedGame, match: AnyMatch, view: object, viewer: Viewer): AnyScene {
  const t = useTranslations('newGame')
  const { game, text, lang } = loaded
  const names = useMemo(
    () => fullNames(match.setup.seats, match.names, seat => t('someone', { n: seat + 1 })),
    [match, t],
  )
  return useMemo(
    () => ({ game, view, viewer, text, lang, names, who: seat => names[seat] ?? '' }),
    [game, view, viewer, text, lang, names],
  )
}

export function useTeller({ ui }: LoadedGame, { text, viewer, names }: AnyScene): Teller {
  return useMemo(() => new Teller(text, ui, viewer, seat => names[seat] ?? ''), [text, ui, viewer, names])
}
