import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Lobby } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useGameName } from '../games/game-name.ts'
import { keepPushWords } from '../people/push.ts'
import { WhoDialog } from '../people/who-dialog.tsx'
import { call } from './api.ts'
import styles from './layer.module.css'
import { answerCall, useOnlineState } from './online-state.ts'

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

const EVENTS = ['turn', 'started', 'over', 'round', 'late', 'organise'] as const

/** The service worker speaks the language of the page. */
function PushWords() {
  const t = useTranslations()
  const lang = useLang()
  useEffect(() => {
    const words = EVENTS.flatMap(event =>
      shelf.map(({ id, titles }) => [
        `${event} ${id}`,
        t(`people.push.${event}`, { game: titles[lang].name }),
      ]),
    )
    void keepPushWords(Object.fromEntries(words))
  }, [t, lang])
  return null
}

/** What the host of the server has to say, until it has been read. */
function Announcement() {
  const t = useTranslations('table')
  const { announcement } = useOnlineState()
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

/** "Your turn at …", unless that table is on the screen. */
function Call() {
  const t = useTranslations()
  const gameName = useGameName()
  const { calling } = useOnlineState()
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
      <p>{t('online.table.yourTurnAt', { game: gameName(game) })}</p>
      <ButtonLink tone="main" href={`/t/${calling}`} onClick={answerCall}>
        {t('online.table.open')}
      </ButtonLink>
      <Button tone="quiet" aria-label={t('table.close')} onClick={answerCall}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
