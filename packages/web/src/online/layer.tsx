import type { Lobby } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { gameKey, HOUSE } from '../home/games.ts'
import { keepPushWords } from '../people/push.ts'
import { WhoDialog } from '../people/who-dialog.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { call } from './api.ts'
import styles from './layer.module.css'
import { answerCall, useRoom } from './room.ts'

/** What may come over any page: the question who one is, and the call to a table. */
export default function OnlineLayer() {
  return (
    <>
      <WhoDialog />
      <div className={styles.corner}>
        <Announcement />
        <Call />
      </div>
      <PushWords />
    </>
  )
}

const EVENTS = ['turn', 'started', 'over'] as const

/** The service worker speaks the language of the page. */
function PushWords() {
  const t = useTranslations()
  useEffect(() => {
    const words = EVENTS.flatMap(event =>
      HOUSE.map(game => [`${event} ${game}`, t(`people.push.${event}`, { game: t(`games.${game}.name`) })]),
    )
    void keepPushWords(Object.fromEntries(words))
  }, [t])
  return null
}

/** What the host of the house has to say, until it has been read. */
function Announcement() {
  const t = useTranslations('table')
  const { announcement } = useRoom()
  const [read, setRead] = useState<string | null>(null)
  if (announcement === null || announcement === read) return null
  return (
    <div className={styles.call} role="status">
      <p>{announcement}</p>
      <Button tone="quiet" aria-label={t('close')} onClick={() => setRead(announcement)}>
        <Icon name="close" />
      </Button>
    </div>
  )
}

/** "Your turn at …", unless that table is before one's eyes. */
function Call() {
  const t = useTranslations()
  const { calling } = useRoom()
  const [path] = useLocation()
  const [game, setGame] = useState<string | null>(null)
  const there = calling !== null && path === `/t/${calling}`
  useEffect(() => {
    if (there) answerCall()
    setGame(null)
    if (calling === null || there) return
    void call<Lobby>('GET', '/lobby').then(found => {
      const table = found.ok ? found.value.mine.find(each => each.id === calling) : undefined
      if (table) setGame(table.terms.game)
    })
  }, [calling, there])
  if (calling === null || there || game === null) return null
  return (
    <div className={styles.call} role="status" data-testid="call">
      <Icon name="bell" />
      <p>{t('online.table.yourTurnAt', { game: t(`games.${gameKey(game)}.name`) })}</p>
      <ButtonLink tone="main" href={`/t/${calling}`} onClick={answerCall}>
        {t('online.table.open')}
      </ButtonLink>
      <Button tone="quiet" aria-label={t('table.close')} onClick={answerCall}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
