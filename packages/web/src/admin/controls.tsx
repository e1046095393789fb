import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import type { ServerFacts } from '@ludoteca/protocol'
import { MAX_CHAT } from '@ludoteca/protocol/figures'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../online/api.ts'
import form from '../people/form.module.css'
import { Said } from '../people/said.tsx'
import { Section } from '../people/section.tsx'
import { useRequest } from '../people/use-request.ts'

interface ControlsProps {
  readonly facts: ServerFacts
  readonly refresh: () => Promise<void>
}

/** The announcement, and whether the server takes new games. */
export function Controls({ facts: { announcement, resting }, refresh }: ControlsProps) {
  const t = useTranslations('admin')
  const { busy, problem, run } = useRequest()
  const [text, setText] = useState(announcement ?? '')
  const put = async (path: string, body: object) => {
    await run(() => call('PUT', path, body))
    await refresh()
  }
  const clear = async () => {
    setText('')
    await put('/admin/announcement', { text: null })
  }
  return (
    <Section title={t('everybody')}>
      <form
        className={form.form}
        onSubmit={event => {
          event.preventDefault()
          void put('/admin/announcement', { text })
        }}
      >
        <Field
          label={t('announcement')}
          hint={t('announcementLine')}
          value={text}
          maxLength={MAX_CHAT}
          required
          onChange={event => setText(event.target.value)}
        />
        <div className={form.row}>
          <Button type="submit" disabled={busy || text.trim() === (announcement ?? '')}>
            {t('announce')}
          </Button>
          {announcement !== null && (
            <Button tone="quiet" disabled={busy} onClick={() => void clear()}>
              {t('clear')}
            </Button>
          )}
        </div>
        <Toggle
          label={t('rest')}
          hint={t('restLine')}
          checked={resting}
          onChange={on => void put('/admin/rest', { on })}
        />
        <Said problem={problem} />
      </form>
    </Section>
  )
}
