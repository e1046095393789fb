import { lang } from '@ludoteca/page-kit/settings/store.ts'
import look from '@ludoteca/page-kit/ui/button.module.css'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { useState } from 'react'
import { messages } from '../i18n/index.ts'
import { download, saveName } from '../store/download.ts'
import { getTable } from '../store/tables.ts'
import styles from './sorry.module.css'

interface TableAddress {
  readonly href: string
  /** Its id, if it is kept on this device. */
  readonly local: string | null
}

/** The table that the page at this path is about. */
function tableAt(path: string): TableAddress | null {
  const [, kind, id] = /^\/(table|replay|t)\/([^/]+)/.exec(path) ?? []
  if (!kind || !id) return null
  return kind === 't' ? { href: `/t/${id}`, local: null } : { href: `/table/${id}`, local: id }
}

/**
 * What is shown when a page fails. It stands by itself: words, links and frame of the page may be what has failed.
 * Links load the page anew, so that nothing of the fault is left.
 */
export function Sorry({ before }: { before: string | null }) {
  const words = messages[lang()].error
  const table = tableAt(location.pathname) ?? tableAt(before ?? '')
  const [unread, setUnread] = useState(false)
  const hand = async (id: string) => {
    const record = await getTable(id).catch(() => undefined)
    setUnread(!record)
    if (record) download(saveName(record.game), record.save)
  }
  return (
    <main className={styles.sorry} role="alert" data-testid="sorry">
      <h1>{words.title}</h1>
      <p>{words.line}</p>
      <div className={styles.verbs}>
        <Button tone="main" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        {table && table.href !== location.pathname && (
          <a className={look.button} href={table.href}>
            {words.table}
          </a>
        )}
        {table?.local && <Button onClick={() => void hand(table.local ?? '')}>{words.file}</Button>}
        <a className={look.button} href="/">
          {words.home}
        </a>
      </div>
      {unread && <p>{words.noFile}</p>}
    </main>
  )
}
