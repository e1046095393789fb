import { ownOption, wrongTextLines } from '@ludoteca/engine'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { findGame } from '@ludoteca/shelf'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LoadedGame } from '../games/use-game.ts'
import { download } from '../store/download.ts'
import { keepOwnSet, ownSetLabel, ownSetOf } from './own-set.ts'
import styles from './page.module.css'

/** Cards and tiles of the player’s own box for games on this device; the file never leaves it. */
export function OwnSetBox({ loaded: { game, text } }: { loaded: LoadedGame }) {
  const t = useTranslations('ownSet')
  const option = ownOption(game)
  const [label, setLabel] = useState(() => ownSetLabel(game, ownSetOf(game)))
  const [wrong, setWrong] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const own = option?.own
  const sample = findGame(game.id)?.sample
  if (!option || !own) return null
  const words = text.options[option.id]

  const open = async (file: File | undefined) => {
    if (!file) return
    const read = own.read(await file.text())
    setWrong(read.ok ? [] : wrongTextLines(text, read.problems))
    if (read.ok) choose(read.text)
  }
  const choose = (set: string | null) => {
    keepOwnSet(game, set)
    setLabel(ownSetLabel(game, ownSetOf(game)))
    setWrong([])
  }

  return (
    <section className={styles.part} aria-labelledby="own-set">
      <h2 id="own-set">{words?.name}</h2>
      <p className={styles.hint}>{t('line')}</p>
      <p>
        <strong data-testid="own-set-name">{label ?? words?.values[option.values[0] ?? '']?.name}</strong>
      </p>
      <div className={styles.verbs}>
        <Button onClick={() => input.current?.click()}>
          <Icon name="open" />
          {t('open')}
        </Button>
        {label !== null && (
          <Button tone="quiet" onClick={() => choose(null)}>
            <Icon name="trash" />
            {t('remove')}
          </Button>
        )}
        {sample && (
          <Button
            tone="quiet"
            onClick={() => void sample().then(content => download(`${game.id}-set.json`, content))}
          >
            {t('sample')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          data-testid="own-set-file"
          onChange={event => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {wrong.length > 0 && (
        <Notice title={t('bad')}>
          <ul>
            {wrong.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  )
}
