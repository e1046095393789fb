import type { AnyPreview, Change } from '@ludoteca/page-kit/board/contract.ts'
import { usePreview } from '@ludoteca/page-kit/board/preview.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './preview-box.module.css'

/** What the choice under the pointer would bring, to everybody. */
export function PreviewBox({ names }: { names: readonly string[] }) {
  const t = useTranslations('table')
  const preview = usePreview()
  const [open, setOpen] = useState(false)
  return (
    // What does not fit must be scrollable by keyboard.
    <div
      className={styles.box}
      data-preview
      data-empty={preview === null}
      data-open={open}
      tabIndex={preview ? 0 : undefined}
    >
      {preview ? (
        <>
          <Consequences preview={preview} names={names} />
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={open}
            aria-label={t('preview')}
            onClick={() => setOpen(!open)}
            data-testid="preview-more"
          >
            <Icon name={open ? 'down' : 'up'} />
          </button>
        </>
      ) : (
        <p className={styles.hint}>{t('chooseHint')}</p>
      )}
    </div>
  )
}

interface ConsequencesProps {
  readonly preview: AnyPreview
  readonly names: readonly string[]
}

function Consequences({ preview, names }: ConsequencesProps) {
  const t = useTranslations('table')
  const { changes, lines, uncertain } = preview
  return (
    <div className={styles.preview} data-testid="preview">
      <h3 className={styles.title}>{t('preview')}</h3>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {names.map((name, seat) => {
            const own = changes.filter(each => each.seat === seat)
            return own.length === 0 ? null : (
              <li key={name}>
                <SeatMark seat={seat} size={12} />
                <span className={styles.name}>{name}</span>
                {own.map(change => (
                  <Delta key={change.key} change={change} />
                ))}
              </li>
            )
          })}
        </ul>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      {uncertain && <p className={styles.hint}>{t('uncertain')}</p>}
      {lines.length + changes.length === 0 && <p className={styles.hint}>{t('noChange')}</p>}
    </div>
  )
}

function Delta({ change }: { change: Change }) {
  const t = useTranslations('table')
  const { name, before, after, worst = after } = change
  // What is missing is paid with something else.
  const [low, high] = [Math.max(0, worst), Math.max(0, after)]
  return (
    <span className={after > before ? styles.more : styles.less}>
      {name} {t('change', { before, after: low === high ? high : `${low}–${high}` })}
    </span>
  )
}
