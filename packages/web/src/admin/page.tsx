import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import type { Problem, ServerFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { TableCards } from '../lobby/table-cards.tsx'
import { LinkNotice } from '../online/link-notice.tsx'
import { useGoOnline } from '../online/online-state.ts'
import { useTimeWords } from '../online/time-words.ts'
import { askWho } from '../people/asking.ts'
import styles from './admin.module.css'
import { Controls } from './controls.tsx'
import { Health } from './health.tsx'
import { Nodes } from './nodes.tsx'
import { RecentProblems } from './recent-problems.tsx'
import { SlowSpots } from './slow-spots.tsx'
import { useServer } from './use-server.ts'

/** For hosts of the server: its state, the games being played, and where it is slow. */
export default function AdminPage() {
  const { me } = useGoOnline()
  return <Overview key={me?.id} />
}

function Overview() {
  const t = useTranslations('admin')
  const { facts, problem, refresh } = useServer()
  return (
    <Frame title={t('title')} wide>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {facts && !problem && <Lead facts={facts} />}
      </div>
      <LinkNotice known={facts !== null} />
      {problem && problem.message !== '' && <Refused problem={problem} />}
      {facts && !problem && (
        <div className={styles.page}>
          <Health facts={facts} />
          <TableCards
            title={t('tables')}
            tables={facts.tables}
            empty={t('tablesEmpty')}
            more={table => t('pages', { n: table.pages })}
          />
          <div className={styles.sides}>
            <SlowSpots facts={facts} />
            <div className={styles.side}>
              <Controls facts={facts} refresh={refresh} />
              {facts.store.kind === 'postgres' && <Nodes facts={facts} />}
              <RecentProblems facts={facts} />
            </div>
          </div>
        </div>
      )}
    </Frame>
  )
}

function Lead({ facts: { nodes, now } }: { facts: ServerFacts }) {
  const t = useTranslations('admin')
  const time = useTimeWords()
  const [self] = nodes
  return (
    self && (
      <p className={styles.soft}>{t('lead', { version: self.version, time: time(now - self.started) })}</p>
    )
  )
}

function Refused({ problem }: { problem: Problem }) {
  const t = useTranslations('people.who')
  return (
    <Notice title={problem.message}>
      {problem.code === 'sign-in-first' && (
        <Button tone="main" onClick={() => void askWho('sign-in')}>
          {t('signIn')}
        </Button>
      )}
    </Notice>
  )
}
