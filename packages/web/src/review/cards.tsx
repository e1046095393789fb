import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { CLASSES, type PlayerSummary } from '@ludoteca/review'
import { percent, reviewText } from '@ludoteca/review/text'
import { useTranslations } from 'use-intl'
import styles from './cards.module.css'
import { ClassMark } from './class-mark.tsx'
import type { About } from './words.ts'

const ACCOUNT = ['start', 'luck', 'own', 'others', 'unforeseen', 'final', 'adjusted'] as const
const SIGNED: ReadonlySet<string> = new Set(['luck', 'own', 'others', 'unforeseen'])

/** What the game was for each player. */
export function Cards({ about }: { about: About }) {
  const t = useTranslations('review')
  const { lang, summary } = about
  return (
    <section aria-labelledby="players" className={styles.section}>
      <h2 id="players">{t('players')}</h2>
      <ul className={styles.cards}>
        {summary.players.map(player => (
          <Card key={player.seat} player={player} about={about} />
        ))}
      </ul>
      <ul className={styles.help}>
        <li>{t('accuracyHelp')}</li>
        <li>{t('luckHelp')}</li>
        <li>{t('unforeseenHelp', { error: percent(lang, summary.error) })}</li>
      </ul>
    </section>
  )
}

function Card({ player, about: { lang, scene } }: { player: PlayerSummary; about: About }) {
  const words = reviewText(lang)
  const { seat, accuracy, counts, decisions, lossPerDecision } = player
  return (
    <li className={styles.card} data-testid="review-player">
      <h3 className={styles.name}>
        <SeatMark seat={seat} />
        {scene.names[seat]}
      </h3>
      <p className={styles.accuracy}>
        <span>{words.accuracy}</span>
        <strong>{new Intl.NumberFormat(lang, { style: 'percent' }).format(accuracy)}</strong>
      </p>
      <ul className={styles.counts}>
        {CLASSES.filter(each => each !== 'good').map(each => (
          <li key={each}>
            <ClassMark kind={each} />
            {words.counts[each].replace('{n}', String(counts[each]))}
          </li>
        ))}
      </ul>
      <dl className={styles.account}>
        <div>
          <dt>{words.decisions}</dt>
          <dd>{decisions}</dd>
        </div>
        <div>
          <dt>{words.lossPerDecision}</dt>
          <dd>{percent(lang, lossPerDecision)}</dd>
        </div>
        {ACCOUNT.map(key => (
          <div key={key} data-sum={key === 'final'}>
            <dt>{words.account[key]}</dt>
            <dd>{percent(lang, player[key], SIGNED.has(key))}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
