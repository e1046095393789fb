import { percent, reviewText } from '@ludoteca/review/text'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type About, sayChoice } from '../words.ts'
import styles from './graph.module.css'

/** The graph for those who do not see it: every choice with the chances before it. Made when it is opened. */
export function PointsTable({ about }: { about: About }) {
  const t = useTranslations('review')
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('table')}</summary>
      {open && <Rows about={about} />}
    </details>
  )
}

function Rows({ about }: { about: About }) {
  const t = useTranslations()
  const { match, summary, scene, lang } = about
  const moments = new Map(summary.moments.map(each => [each.step, each]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('review.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('over.moves')}</th>
            <th scope="col">{t('table.player')}</th>
            <th scope="col">{t('review.choice')}</th>
            <th scope="col">{t('review.loss')}</th>
            {scene.names.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summary.points.map(({ step, shares }) => {
            const played = match.steps[step]
            const moment = moments.get(step)
            return (
              <tr key={step}>
                <th scope="row">{played ? step + 1 : t('review.end')}</th>
                <td>{played && scene.names[played.seat]}</td>
                <td>{played && sayChoice(about, step, match.game.write(played.action))}</td>
                <td>{moment && `${reviewText(lang).classes[moment.class]} ${percent(lang, moment.loss)}`}</td>
                {shares.map((share, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={seat}>{percent(lang, share)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
