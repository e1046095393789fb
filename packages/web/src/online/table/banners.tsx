import type { Seat } from '@ludoteca/engine'
import { useStuck } from '@ludoteca/page-kit/board/stuck.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import type { Command, OpenRequest, TableFacts } from '@ludoteca/protocol'
import { type ReactNode, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LinkNotice } from '../link-notice.tsx'
import { usePaceWords } from '../pace.ts'
import styles from './banners.module.css'

interface BannersProps {
  readonly facts: TableFacts
  readonly seat: Seat | null
  readonly names: readonly string[]
  readonly problem: string | null
  readonly onDo: (command: Command) => void
}

/** What the people at the table must know or decide beside the game: in sight however far down one is. */
export function Banners({ facts, seat, names, problem, onDo }: BannersProps) {
  const t = useTranslations('online.table')
  const own = seat === null ? null : facts.seats[seat]
  const playing = facts.phase === 'playing'
  const banners = useRef<HTMLDivElement>(null)
  useStuck(banners, 'top')
  return (
    <div ref={banners} className={styles.banners}>
      <LinkNotice known />
      {facts.unplayable && <Banner title={t(`unplayable.${facts.unplayable}`)} />}
      {problem && <Banner title={problem} />}
      {playing && own?.guarded && (
        <Banner title={t('guardedYou')}>
          <Button tone="main" onClick={() => onDo({ do: 'return' })}>
            {t('return')}
          </Button>
        </Banner>
      )}
      {playing && facts.overdue !== null && (
        <Overdue
          key={`${facts.overdue} ${facts.clock.since}`}
          overdue={facts.overdue}
          seat={seat}
          names={names}
          onDo={onDo}
        />
      )}
      {facts.request && <Asked request={facts.request} seat={seat} names={names} onDo={onDo} />}
    </div>
  )
}

interface BannerProps {
  readonly title: string
  readonly line?: string
  readonly children?: ReactNode
}

function Banner({ title, line, children }: BannerProps) {
  return (
    <div className={styles.banner} role="alert">
      <div>
        <p className={styles.title}>{title}</p>
        {line && <p>{line}</p>}
      </div>
      {children && <div className={styles.verbs}>{children}</div>}
    </div>
  )
}

type PartProps = Pick<BannersProps, 'seat' | 'names' | 'onDo'>

function Overdue({ overdue, seat, names, onDo }: PartProps & { overdue: Seat }) {
  const t = useTranslations('online.table')
  const [waits, setWaits] = useState(false)
  const name = names[overdue] ?? ''
  if (overdue === seat) return <Banner title={t('overdueYou')} line={t('overdueYouLine')} />
  if (seat === null || waits) return <Banner title={t('overdue', { name })} />
  return (
    <Banner title={t('overdue', { name })} line={t('overdueLine')}>
      <Button onClick={() => setWaits(true)}>{t('wait')}</Button>
      <Button tone="main" onClick={() => onDo({ do: 'guard' })}>
        {t('guard')}
      </Button>
      <Button onClick={() => onDo({ do: 'ask', request: { kind: 'abandon' } })}>{t('end')}</Button>
    </Banner>
  )
}

function Asked({ request: open, seat, names, onDo }: PartProps & { request: OpenRequest }) {
  const t = useTranslations('online.table')
  const lang = useLocale()
  const paceWords = usePaceWords()
  const { by, request, agreed, waiting } = open
  const name = names[by] ?? ''
  const list = (seats: readonly Seat[]) =>
    new Intl.ListFormat(lang).format(seats.map(each => names[each] ?? ''))
  const whose = seat === by ? 'ownRequest' : 'request'
  const title =
    request.kind === 'rewind'
      ? t(`${whose}.rewind`, { name, n: request.steps })
      : request.kind === 'pace'
        ? t(`${whose}.pace`, { name, pace: paceWords(request.pace) })
        : t(`${whose}.abandon`, { name })
  const others = agreed.filter(each => each !== seat || each !== by)
  const line = { names: list(others), waiting: list(waiting) }
  return (
    <Banner title={title} line={others.length > 0 ? t('agreed', line) : t('asked', line)}>
      {seat !== null && waiting.includes(seat) && (
        <>
          <Button tone="main" onClick={() => onDo({ do: 'answer', yes: true })}>
            {t('agree')}
          </Button>
          <Button onClick={() => onDo({ do: 'answer', yes: false })}>{t('decline')}</Button>
        </>
      )}
      {seat === by && <Button onClick={() => onDo({ do: 'answer', yes: false })}>{t('withdraw')}</Button>}
    </Banner>
  )
}
