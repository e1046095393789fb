import type { Viewer } from '@ludoteca/engine'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyScene } from '../boards/contract.ts'
import type { LoadedGame } from '../shell/use-game.ts'
import { Teller } from './log.ts'
import type { TableModel } from './model.ts'
import { fullNames } from './names.ts'

/** The position in the reader's words. */
export function useScene(
  loaded: LoadedGame,
  { setup, names: given }: Pick<TableModel, 'setup' | 'names'>,
  view: object,
  viewer: Viewer,
): AnyScene {
  const t = useTranslations('newGame')
  const { game, text, lang } = loaded
  const names = useMemo(
    () => fullNames(setup.seats, given, seat => t('someone', { n: seat + 1 })),
    [setup, given, t],
  )
  return useMemo(
    () => ({ game, view, viewer, text, lang, names, who: seat => names[seat] ?? '' }),
    [game, view, viewer, text, lang, names],
  )
}

export function useTeller({ ui }: LoadedGame, { text, names }: AnyScene): Teller {
  return useMemo(() => new Teller(text, ui, seat => names[seat] ?? ''), [text, ui, names])
}
