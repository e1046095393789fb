import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import type { Me, PersonSettings } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../online/api.ts'
import { changeMe } from '../online/online-state.ts'
import styles from './form.module.css'
import { Said } from './said.tsx'
import { Section } from './section.tsx'
import { dayOf, endOfDay, minutesOf, timeOfDay } from './times.ts'
import { useRequest } from './use-request.ts'

/** Saves some of the settings; the others stay. */
export function useSaveSettings(me: Me) {
  const { busy, problem, run } = useRequest()
  const [saved, setSaved] = useState(false)
  const save = async (change: Partial<PersonSettings>) => {
    setSaved(false)
    const next = await run(() => call<Me>('PUT', '/me/settings', { ...me.settings, ...change }))
    if (!next) return
    changeMe(next)
    setSaved(true)
  }
  return { busy, problem, saved, save }
}

/** When the clocks of games over days should not count. */
export function TimeSettings({ me }: { me: Me }) {
  const t = useTranslations('people.me')
  const { away, quiet } = me.settings
  const { busy, problem, saved, save } = useSaveSettings(me)
  const [day, setDay] = useState(away === null ? '' : dayOf(away))
  const [from, setFrom] = useState(quiet ? timeOfDay(quiet.from) : '')
  const [to, setTo] = useState(quiet ? timeOfDay(quiet.to) : '')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const send = () => {
    const [begin, end] = [minutesOf(from), minutesOf(to)]
    return save({
      away: day ? endOfDay(day) : null,
      quiet: begin === null || end === null ? null : { from: begin, to: end, zone },
    })
  }
  return (
    <Section title={t('time')}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          type="date"
          label={t('away')}
          hint={t('awayLine')}
          min={dayOf(Date.now())}
          value={day}
          onChange={event => setDay(event.target.value)}
        />
        <fieldset className={styles.form}>
          <legend>
            <strong>{t('quiet')}</strong>
            <p className={styles.hint}>{t('quietLine')}</p>
          </legend>
          <div className={styles.pair}>
            <Field
              type="time"
              label={t('from')}
              value={from}
              onChange={event => setFrom(event.target.value)}
            />
            <Field type="time" label={t('to')} value={to} onChange={event => setTo(event.target.value)} />
          </div>
          <p className={styles.hint}>{t('zone', { zone })}</p>
        </fieldset>
        <Said problem={problem} good={saved ? t('saved') : null} />
        <div className={styles.row}>
          <Button type="submit" disabled={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
