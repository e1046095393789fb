import { inWords, sayReason } from '@ludoteca/bots/text'
import type { Action } from '@ludoteca/engine'
import type { AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import type { Puzzle } from '@ludoteca/review/puzzle'
import { percent } from '@ludoteca/review/text'
import type { AnyPuzzles } from '@ludoteca/shelf'
import { useTranslations } from 'use-intl'
import styles from './puzzles.module.css'

interface AnswerProps {
  readonly puzzle: Puzzle
  readonly part: AnyPuzzles
  readonly scene: AnyScene
  readonly solved: boolean
  /** The rating now; null where the puzzle was met before. */
  readonly noted: { readonly value: number; readonly change: number } | null
  readonly say: (action: Action) => string
}

/** The solution, why it is one, and what the other choices lose. */
export function Answer({ puzzle, part, scene: { game, lang, who }, solved, noted, say }: AnswerProps) {
  const t = useTranslations('puzzles')
  const spoken = (notation: string): string => {
    const action = game.read(notation)
    return action ? say(action) : notation
  }
  const { why, best, rivals, tempting } = puzzle
  const reason =
    why &&
    inWords(
      {
        game: game.id,
        key: why.key,
        params: why.seat === undefined ? {} : { seat: why.seat },
        ...(why.kept && { kept: true }),
      },
      part.reasons,
    )
  const said = reason && sayReason(lang, reason, who)
  return (
    <>
      <p className={styles.strong}>
        {solved ? t('right', { choice: spoken(best) }) : t('best', { best: spoken(best) })}
      </p>
      {said && <p>{said}</p>}
      <p>{t('tempting', { choice: spoken(tempting) })}</p>
      <h2 className={styles.small}>{t('others')}</h2>
      <ul className={styles.rivals} data-testid="puzzle-rivals">
        {rivals.map(([action, loss]) => (
          <li key={action}>{t('loses', { choice: spoken(action), loss: percent(lang, -loss, true) })}</li>
        ))}
      </ul>
      <p data-testid="puzzle-rated">
        {noted ? t('ratingNow', { value: noted.value, change: signed(noted.change) }) : t('again')}
      </p>
    </>
  )
}

const signed = (change: number): string => (change === 0 ? '±0' : change < 0 ? `−${-change}` : `+${change}`)
