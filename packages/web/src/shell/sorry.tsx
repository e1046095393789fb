import { useState } from 'react'
import { en } from '../i18n/en.ts'
import { zh } from '../i18n/zh.ts'
import { lang } from '../settings/store.ts'
import { download, saveName } from '../store/download.ts'
import { getTable } from '../store/tables.ts'
import look from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import styles from './sorry.module.css'
import { tableAt } from './table-at.ts'

/**
 * What is shown when a page fails. It stands by itself: words, links and frame of the page may be what has failed.
 * Links load the page anew, so that nothing of the fault is left.
 */
export function Sorry({ before }: { before: string | null }) {
  const words = { en, zh }[lang()].error
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
