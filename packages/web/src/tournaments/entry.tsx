import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import type { TournamentAct, TournamentFacts } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '../online/copy-button.tsx'
import { useOnlineState } from '../online/online-state.ts'
import { needsName } from '../people/asking.ts'
import form from '../people/form.module.css'
import { useRequest } from '../people/use-request.ts'
import { Confirm } from './confirm.tsx'
import styles from './tournament.module.css'
import type { Acting } from './use-tournament.ts'

interface EntryProps {
  readonly facts: TournamentFacts
  /** What the link that led here carries. */
  readonly code: string | null
  readonly act: Acting
}

/** Entering, withdrawing, missing a round; and the link for others. */
export function Entry({ facts, code, act }: EntryProps) {
  const t = useTranslations('tournaments.entry')
  const { busy, problem, run } = useRequest()
  const [leaving, setLeaving] = useState(false)
  const isProgram = useOnlineState().me?.program === true
  const { me, phase, people, most, entry, programs } = facts
  const does = (what: TournamentAct) => void run(() => act(what))
  const enter = async () => {
    if (await needsName()) does({ do: 'enter', ...(code !== null && { code }) })
  }
  if (phase === 'over') return null
  const open = phase === 'open' || facts.late
  const next = facts.schedule.length + 1
  const own = facts.entrants.find(each => each.id === me.entrant)
  const misfit =
    programs === 'only' && !isProgram
      ? t('onlyPrograms')
      : programs === 'none' && isProgram
        ? t('noPrograms')
        : null
  const closed =
    misfit ?? (people >= most ? t('full') : !open ? t('closed') : entry === 'list' ? t('needsList') : null)
  const byLink = entry === 'link' && code === null && !me.organises
  return (
    <section className={`${styles.box} ${styles.screen}`} aria-label={t('title')} data-testid="entry">
      <h2>{t('title')}</h2>
      {own ? (
        <>
          <p className={form.good}>{t('entered')}</p>
          {phase === 'playing' && facts.system !== 'arena' && (
            <Toggle
              label={t('miss', { n: next })}
              checked={own.away.includes(next)}
              onChange={on => does({ do: 'miss', round: next, on })}
            />
          )}
          <div className={styles.row}>
            <Button disabled={busy} onClick={() => setLeaving(true)} data-testid="withdraw">
              {t('withdraw')}
            </Button>
          </div>
        </>
      ) : byLink && closed === null ? (
        <p>{t('needsLink', { name: facts.organiser.name })}</p>
      ) : closed !== null && !me.mayEnter ? (
        <p>{closed}</p>
      ) : (
        <div className={styles.row}>
          <Button tone="main" disabled={busy} onClick={() => void enter()} data-testid="enter">
            {t('enter')}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      {me.organises && open && <Invitation facts={facts} />}
      <Confirm
        open={leaving}
        title={t('withdrawAsk')}
        line={t('withdrawLine')}
        yes={t('withdraw')}
        no={t('stay')}
        onAnswer={yes => {
          setLeaving(false)
          if (yes) does({ do: 'withdraw' })
        }}
      />
    </section>
  )
}

function Invitation({ facts: { id, code } }: { facts: TournamentFacts }) {
  const t = useTranslations('tournaments.entry')
  const link = `${location.origin}/tournaments/${id}${code === null ? '' : `?code=${code}`}`
  return (
    <>
      <Field
        label={t(code === null ? 'linkPlain' : 'link')}
        value={link}
        readOnly
        data-testid="link"
        onFocus={event => event.target.select()}
      />
      <div className={styles.row}>
        <CopyButton text={link} label={t('copy')} />
      </div>
    </>
  )
}
