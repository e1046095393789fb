import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { database } from '../store/database.ts'
import { MOST_KB, type OwnBlock, type OwnProblem, readOwnRules } from './own-rules.ts'
import styles from './own-rules-box.module.css'

/** A rules text of the player's own, beside ours. It never leaves this device. */
export function OwnRulesBox({ game }: { game: string }) {
  const t = useTranslations('rulebook')
  const [own, setOwn] = useState<{ name: string; blocks: readonly OwnBlock[] } | null>(null)
  const [problem, setProblem] = useState<OwnProblem | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    let current = true
    const load = async () => {
      const kept = await (await database()).get('ownRules', game)
      const read = kept ? readOwnRules(kept.text) : null
      if (current && kept && read?.ok) setOwn({ name: kept.name, blocks: read.blocks })
    }
    void load().catch(() => {
      // Without storage there is simply nothing kept.
    })
    return () => {
      current = false
    }
  }, [game])

  const open = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    const read = readOwnRules(text)
    setProblem(read.ok ? null : read.problem)
    if (!read.ok) return
    setOwn({ name: file.name, blocks: read.blocks })
    await (await database()).put('ownRules', { game, name: file.name, text })
  }

  const remove = async () => {
    setOwn(null)
    await (await database()).delete('ownRules', game)
  }

  return (
    <aside className={styles.own} data-own={own ? 'open' : 'none'} aria-labelledby="own-rules">
      <h2 id="own-rules">{own?.name ?? t('own')}</h2>
      {!own && <p className={styles.line}>{t('ownLine')}</p>}
      <div className={styles.verbs}>
        <Button onClick={() => input.current?.click()}>
          <Icon name="open" />
          {own ? t('ownReplace') : t('ownOpen')}
        </Button>
        {own && (
          <Button tone="quiet" onClick={() => void remove()}>
            <Icon name="trash" />
            {t('ownRemove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".txt,text/plain"
          hidden
          data-testid="own-rules-file"
          onChange={event => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {problem && (
        <Notice title={t('ownBad')}>
          <p>
            {t('ownLineNo', {
              line: problem.line,
              reason: t(`problem.${problem.reason}`, { found: problem.found, most: MOST_KB }),
            })}
          </p>
        </Notice>
      )}
      {own && <OwnText blocks={own.blocks} />}
    </aside>
  )
}

function OwnText({ blocks }: { blocks: readonly OwnBlock[] }) {
  return (
    <div className={styles.text} data-testid="own-rules">
      {blocks.map((block, i) => {
        // The text is shown as it was read: a block's index names it.
        const key = i
        if (block.kind === 'gap') return <hr key={key} />
        if (block.kind === 'heading') return <h3 key={key}>{block.text}</h3>
        return (
          <p key={key}>
            {block.runs.map((run, j) => {
              const Run = run.strong ? 'strong' : 'span'
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              return <Run key={j}>{run.text}</Run>
            })}
          </p>
        )
      })}
    </div>
  )
}
