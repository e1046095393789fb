import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import type { ServerFacts, SlowSpot, StageFacts } from '@ludoteca/protocol'
import { LEVELS } from '@ludoteca/protocol/figures'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useGameName } from '../games/game-name.ts'
import { Section } from '../people/section.tsx'
import styles from './admin.module.css'
import { useUnits } from './units.ts'

/** How long each stage takes, and what took longest. */
export function SlowSpots({ facts: { stages, span } }: { facts: ServerFacts }) {
  const t = useTranslations('admin')
  return (
    <Section title={t('slow')} line={t('slowLine', { minutes: span / 60_000 })}>
      {stages.length === 0 ? (
        <Empty>{t('slowEmpty')}</Empty>
      ) : (
        <table className={styles.stages} data-testid="stages">
          <thead>
            <tr>
              <th scope="col">{t('stage')}</th>
              <th scope="col">{t('count')}</th>
              <th scope="col">p50</th>
              <th scope="col">p95</th>
              <th scope="col">p99</th>
            </tr>
          </thead>
          {stages.map(stage => (
            <StageRows key={stage.stage} facts={stage} />
          ))}
        </table>
      )}
    </Section>
  )
}

function StageRows({ facts }: { facts: StageFacts }) {
  const t = useTranslations('admin')
  const { took } = useUnits()
  return (
    <tbody>
      <tr>
        <th scope="row">{t(`stages.${facts.stage}`)}</th>
        <td>{facts.count}</td>
        <td>{took(facts.p50)}</td>
        <td>{took(facts.p95)}</td>
        <td>{took(facts.p99)}</td>
      </tr>
      <tr>
        <td colSpan={5} className={styles.slowest}>
          <div>
            <span className={styles.soft}>{t('slowest')}</span>
            <ul>
              {facts.slowest.map((spot, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is the slowest in order
                <Spot key={index} spot={spot} />
              ))}
            </ul>
          </div>
        </td>
      </tr>
    </tbody>
  )
}

function Spot({ spot }: { spot: SlowSpot }) {
  const { took, at } = useUnits()
  const about = useAbout(spot)
  return (
    <li>
      <strong>{took(spot.took)}</strong> {about}
      <small>{at(spot.at)}</small>
    </li>
  )
}

/** The table, the route, or the bot. */
function useAbout({ table, what }: SlowSpot) {
  const t = useTranslations()
  const gameName = useGameName()
  if (table !== null) return <Link href={`/t/${table}`}>{t('admin.table', { id: table })}</Link>
  const [game = '', given] = what.split(' ')
  const level = LEVELS.find(each => each === given)
  return level ? `${gameName(game)} · ${t(`newGame.levels.${level}`)}` : what
}
