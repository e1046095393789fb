import type { HouseFacts, Problem } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { TableCards } from '../lobby/table-cards.tsx'
import { LinkNotice } from '../online/link-notice.tsx'
import { useInRoom } from '../online/room.ts'
import { useTimeWords } from '../online/time-words.ts'
import { askWho } from '../people/asking.ts'
import { Button } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './admin.module.css'
import { Controls } from './controls.tsx'
import { Health } from './health.tsx'
import { Nodes } from './nodes.tsx'
import { NotedLately } from './noted.tsx'
import { SlowSpots } from './slow-spots.tsx'
import { useHouse } from './use-house.ts'

/** For hosts of the house: how it is, what is played, where it is slow. Another person may be a host, or none. */
export default function AdminPage() {
  const { me } = useInRoom()
  return <House key={me?.id} />
}

function House() {
  const t = useTranslations('admin')
  const { facts, problem, refresh } = useHouse()
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
              <NotedLately facts={facts} />
            </div>
          </div>
        </div>
      )}
    </Frame>
  )
}

function Lead({ facts: { nodes, now } }: { facts: HouseFacts }) {
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
