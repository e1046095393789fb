import { Menu } from '@base-ui/react/menu'
import type { Seat } from '@ludoteca/engine'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import menu from '@ludoteca/page-kit/ui/menu.module.css'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { ChatLine, Phrase, SeatFacts } from '@ludoteca/protocol'
import { MAX_CHAT, PHRASES } from '@ludoteca/protocol/figures'
import { useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ProgramMark } from '../../people/programs/mark.tsx'
import type { TableFeed } from '../table/table-feed.ts'
import { useCommand } from '../use-command.ts'
import styles from './chat-panel.module.css'

interface ChatPanelProps {
  readonly feed: TableFeed
  readonly chat: readonly ChatLine[]
  readonly seats: readonly SeatFacts[]
  readonly speaks: boolean
  /** Told what has been read. */
  readonly onRead?: (seq: number) => void
}

/** What was said at the table. Phrases are read in each reader's own language. */
export function ChatPanel({ feed, chat, seats, speaks, onRead }: ChatPanelProps) {
  const t = useTranslations('online.table')
  const list = useRef<HTMLOListElement>(null)
  const latest = chat.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it follows
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
    if (latest !== undefined) onRead?.(latest)
  }, [latest])
  return (
    <div className={styles.chat}>
      {chat.length === 0 ? (
        <p className={styles.empty}>{t('chatEmpty')}</p>
      ) : (
        <ol
          ref={list}
          className={styles.lines}
          role="log"
          aria-label={t('chat')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long talk must be scrollable by keyboard
          tabIndex={0}
          data-testid="chat"
        >
          {chat.map(line => (
            <Said key={line.seq} line={line} seat={seats.findIndex(each => each.person?.id === line.by.id)} />
          ))}
        </ol>
      )}
      {speaks ? <Speak feed={feed} /> : <p className={styles.empty}>{t('readOnly')}</p>}
    </div>
  )
}

function Said({ line, seat }: { line: ChatLine; seat: Seat }) {
  const t = useTranslations('online')
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <li className={styles.line}>
      <p className={styles.who}>
        {seat >= 0 && <SeatMark seat={seat} size={12} />}
        <strong>{line.by.name || t('room.nameless')}</strong>
        <ProgramMark person={line.by} />
        <time dateTime={new Date(line.at).toISOString()}>
          {format.dateTime(new Date(line.at), { hour: '2-digit', minute: '2-digit', timeZone })}
        </time>
      </p>
      <p>{line.phrase ? t(`table.phrases.${line.phrase}`) : line.text}</p>
    </li>
  )
}

function Speak({ feed }: { feed: TableFeed }) {
  const t = useTranslations('online.table')
  const { problem, run } = useCommand(feed)
  const [text, setText] = useState('')
  const say = async () => {
    const said = text.trim()
    if (!said) return
    setText('')
    const answer = await run({ do: 'say', text: said })
    // What was refused is not lost.
    if (answer.type !== 'done') setText(said)
  }
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <form
        className={styles.say}
        onSubmit={event => {
          event.preventDefault()
          void say()
        }}
      >
        <Phrases onPhrase={phrase => void run({ do: 'phrase', phrase })} />
        <input
          aria-label={t('say')}
          placeholder={t('say')}
          value={text}
          maxLength={MAX_CHAT}
          autoComplete="off"
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" aria-label={t('send')}>
          <Icon name="send" />
        </Button>
      </form>
    </>
  )
}

function Phrases({ onPhrase }: { onPhrase: (phrase: Phrase) => void }) {
  const t = useTranslations('online.table')
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.phrases} aria-label={t('phrasesTitle')} title={t('phrasesTitle')}>
        <Icon name="chat" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className={menu.positioner}>
          <Menu.Popup className={menu.popup}>
            {PHRASES.map(phrase => (
              <Menu.Item key={phrase} className={menu.item} onClick={() => onPhrase(phrase)}>
                {t(`phrases.${phrase}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
