import { MAX_NOTE } from '@ludoteca/protocol/figures'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../api.ts'
import styles from './notes-panel.module.css'

const PAUSE_MS = 800

/** A page of one's own beside the table, kept with it. */
export function NotesPanel({ table }: { table: string }) {
  const t = useTranslations('online.table')
  const [text, setText] = useState<string | null>(null)
  const [state, setState] = useState<'kept' | 'writing' | 'failed'>('kept')
  const unsaved = useRef<string | null>(null)
  const path = `/tables/${table}/note`
  useEffect(() => {
    let current = true
    void call<{ text: string }>('GET', path).then(found => {
      if (current && found.ok) setText(found.value.text)
    })
    return () => {
      current = false
      // Leaving in mid-sentence keeps the sentence.
      if (unsaved.current !== null) void call('PUT', path, { text: unsaved.current })
    }
  }, [path])
  useEffect(() => {
    if (state !== 'writing' || text === null) return
    const timer = setTimeout(async () => {
      const kept = await call('PUT', path, { text })
      if (kept.ok && unsaved.current === text) unsaved.current = null
      setState(kept.ok ? 'kept' : 'failed')
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, text, path])
  return (
    <div className={styles.notes}>
      <textarea
        aria-label={t('notes')}
        value={text ?? ''}
        disabled={text === null}
        maxLength={MAX_NOTE}
        onChange={event => {
          unsaved.current = event.target.value
          setText(event.target.value)
          setState('writing')
        }}
      />
      <p role="status">
        {state === 'writing' ? t('saving') : state === 'failed' ? t('notesFailed') : t('notesLine')}
      </p>
    </div>
  )
}
