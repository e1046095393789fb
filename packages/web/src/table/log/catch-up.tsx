import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TableModel, TableState } from '../model/model.ts'
import { changesBetween } from '../preview/preview.ts'
import styles from './catch-up.module.css'
import type { Teller } from './log.ts'

interface CatchUpProps {
  readonly model: TableModel
  readonly state: TableState
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  readonly teller: Teller
}

/** "Since your last turn": what the others did, first of all what touched the reader. */
export function CatchUp({ model, state, scene, ui, teller }: CatchUpProps) {
  const t = useTranslations('table')
  const [dismissed, setDismissed] = useState(-1)
  const { since, before, steps, viewer } = state
  if (viewer === 'table' || since === 0 || steps.length === since || dismissed === since) return null
  const news = teller.steps(steps, since).flatMap(step => step.lines.filter(line => line.text))
  const mine = news.filter(
    line => line.about.includes(viewer) || ui.touches?.(scene, before, line.event) === true,
  )
  const changes = before ? changesBetween(ui, { ...scene, view: before }, scene.view, t('points')) : []
  const own = changes.filter(each => each.seat === viewer)
  return (
    <details className={styles.news}>
      <summary>
        {t('since')}
        <span className={styles.changes}>
          {own.map(({ key, name, before: was, after }) => (
            <span key={key}>
              {name} {t('change', { before: was, after })}
            </span>
          ))}
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit must be scrollable by keyboard */}
      <div className={styles.lines} tabIndex={0}>
        {mine.length === 0 ? <p>{t('sinceNothing')}</p> : <Lines title={t('aboutYou')} lines={mine} />}
        {news.length > mine.length && <Lines title={t('all')} lines={news} />}
      </div>
      <div className={styles.verbs}>
        <Button tone="quiet" onClick={() => model.watch(since)}>
          <Icon name="play" />
          {t('watch')}
        </Button>
        <Button tone="quiet" onClick={() => setDismissed(since)}>
          {t('dismiss')}
        </Button>
      </div>
    </details>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly { readonly text: string }[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
          <li key={i}>{line.text}</li>
        ))}
      </ul>
    </>
  )
}
