import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { withTree } from '@ludoteca/review/tree'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { copyText } from '../../online/copy-text.ts'
import { download, saveName } from '../../store/download.ts'
import type { Board, KeptBoard } from '../board.ts'
import styles from '../what-if.module.css'
import { fragmentOf } from './fragment.ts'

/** Hands out the board as a link or as a file: the game, its lines and where one stands. */
export function Share({ board, kept }: { board: Board; kept: KeptBoard }) {
  const t = useTranslations('whatIf')
  const [said, setSaid] = useState<{ readonly kept: KeptBoard; readonly what: 'copied' | 'tooLong' } | null>(
    null,
  )
  const text = () => withTree(kept.save, board.match, kept)
  const copy = async (): Promise<void> => {
    const fragment = await fragmentOf(text())
    if (fragment === null) return setSaid({ kept, what: 'tooLong' })
    if (await copyText(`${location.origin}/whatif#${fragment}`, t('link'))) setSaid({ kept, what: 'copied' })
  }
  return (
    <div className={styles.share}>
      <Button onClick={() => void copy()} data-testid="what-if-link">
        <Icon name="copy" />
        {t('link')}
      </Button>
      <Button onClick={() => download(saveName(board.match.game.id), text())} data-testid="what-if-save">
        <Icon name="file" />
        {t('file')}
      </Button>
      <p role="status" className={styles.note}>
        {said?.kept === kept && t(said.what)}
      </p>
    </div>
  )
}
