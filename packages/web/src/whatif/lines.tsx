import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon, type IconName } from '@ludoteca/page-kit/ui/icon.tsx'
import { inOrder, LONGEST_NAME, PLAYED } from '@ludoteca/review/tree'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Board, KeptBoard } from './board.ts'
import { Share } from './share/share.tsx'
import styles from './what-if.module.css'

/** The game as it was played, and below it what was tried instead. */
export function Lines({ board, kept }: { board: Board; kept: KeptBoard }) {
  const { tree, here } = kept
  const t = useTranslations('whatIf')
  const [naming, setNaming] = useState<number | null>(null)
  const lines = inOrder(tree)
  const nameOf = ({ id, name }: { id: number; name: string }): string => name || t('line', { n: id })
  const rowOf = (id: number, name: string, told: string, end: number) => (
    <button
      type="button"
      className={styles.line}
      aria-current={here.line === id}
      onClick={() => board.go({ line: id, at: end })}
    >
      <strong>{name}</strong>
      <small>{told}</small>
    </button>
  )
  const verb = (icon: IconName, label: string, run: () => void) => (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={run}>
      <Icon name={icon} size={18} />
    </button>
  )
  return (
    <div className={styles.part}>
      <ul className={styles.lines} aria-label={t('lines')}>
        <li>{rowOf(PLAYED, t('played'), t('moves', { n: tree.played.length }), tree.played.length)}</li>
        {lines.map(line => {
          const { id, at, moves, depth } = line
          const name = nameOf(line)
          return (
            <li
              key={id}
              style={{ paddingInlineStart: `${Math.min(depth + 1, 5) * 0.75}rem` }}
              data-testid="line"
            >
              {naming === id ? (
                <NameForm
                  name={line.name}
                  label={t('name', { name })}
                  onDone={given => {
                    if (given !== null) board.rename(id, given)
                    setNaming(null)
                  }}
                />
              ) : (
                <div className={styles.row}>
                  {rowOf(id, name, t('leaves', { at: at + 1, n: moves.length }), at + moves.length)}
                  {here.line === id && (
                    <>
                      {verb('pencil', t('name', { name }), () => setNaming(id))}
                      {verb('up', t('promote', { name }), () => board.promote(id))}
                      {verb('trash', t('remove', { name }), () => board.remove(id))}
                    </>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Share board={board} kept={kept} />
      {lines.length === 0 && <p className={styles.note}>{t('noLines')}</p>}
    </div>
  )
}

interface NameFormProps {
  readonly name: string
  readonly label: string
  /** Null: it keeps its name. */
  readonly onDone: (name: string | null) => void
}

function NameForm({ name, label, onDone }: NameFormProps) {
  const t = useTranslations('whatIf')
  const [value, setValue] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(value)
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <input
        className={styles.input}
        // biome-ignore lint/a11y/noAutofocus: whoever asked to name it wants to write
        autoFocus
        value={value}
        maxLength={LONGEST_NAME / 2}
        aria-label={label}
        onChange={event => setValue(event.target.value)}
        onKeyDown={event => {
          // Letters and Escape are shortcuts of the table.
          event.stopPropagation()
          if (event.key === 'Escape') onDone(null)
        }}
      />
      <Button type="submit">{t('done')}</Button>
    </form>
  )
}
