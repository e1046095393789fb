import type { Viewer } from '@ludoteca/engine'
import type { AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { LoadedGame } from '../games/use-game.ts'
import { Teller } from './log/log.ts'
import type { TableModel } from './model/model.ts'
import { fullNames, namer } from './model/names.ts'

/** The position in the reader's words. */
export function useScene(
  loaded: LoadedGame,
  { setup, names: given }: Pick<TableModel, 'setup' | 'names'>,
  view: object,
  viewer: Viewer,
): AnyScene {
  const t = useTranslations('newGame')
  const { game, text: usual, lang } = loaded
  const text = usual.of?.(view) ?? usual
  const names = useMemo(() => {
    const automatic = game.automatic?.(setup.options) ?? []
    const called = fullNames(setup.seats, given, seat => t('someone', { n: seat + 1 }))
    return called.map((name, seat) => (automatic.includes(seat) ? (text.automatic ?? name) : name))
  }, [game, text, setup, given, t])
  const who = useMemo(() => namer(names, lang), [names, lang])
  return useMemo(
    () => ({ game, view, viewer, text, lang, names, who }),
    [game, view, viewer, text, lang, names, who],
  )
}

export function useTeller({ ui }: LoadedGame, { text, who }: AnyScene): Teller {
  return useMemo(() => new Teller(text, ui, who), [text, ui, who])
}
