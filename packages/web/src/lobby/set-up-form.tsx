import type { Options } from '@ludoteca/engine'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import type { LoadedGame } from '../games/use-game.ts'
import { GameHead } from '../newgame/game-head.tsx'
import { OptionList } from '../newgame/option-list.tsx'
import styles from '../newgame/page.module.css'
import { call } from '../online/api.ts'
import { LinkNotice } from '../online/link-notice.tsx'
import { useGoOnline } from '../online/online-state.ts'
import { needsName } from '../people/asking.ts'
import form from '../people/form.module.css'
import { useRequest } from '../people/use-request.ts'

interface SetUpFormProps extends Pick<LoadedGame, 'game' | 'text'> {
  readonly title: string
  readonly submit: string
  readonly seats: number
  readonly options: Options
  readonly onOptions: (options: Options) => void
  /** Where it is posted to, and the address of what has been made. */
  readonly post: string
  readonly leadsTo: (id: string) => string
  /** What is posted. */
  readonly terms: () => object
  readonly children: ReactNode
}

/** Sets up something at the server, for one game and with its options. */
export function SetUpForm(props: SetUpFormProps) {
  const { game, text, title, submit, seats, options, onOptions, post, leadsTo, terms, children } = props
  const [, navigate] = useLocation()
  useGoOnline()
  const { busy, problem, run } = useRequest()
  const create = async () => {
    if (!(await needsName())) return
    const made = await run(() => call<{ id: string }>('POST', post, terms()))
    if (made) navigate(leadsTo(made.id))
  }
  return (
    <Frame title={title}>
      <GameHead game={game.id} kicker={title} title={text.name} />
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void create()
        }}
      >
        <LinkNotice known={false} />
        {children}
        <OptionList game={game} text={text} seats={seats} chosen={options} onChange={onOptions} />
        <div className={styles.start}>
          {problem && (
            <p role="alert" className={form.problem}>
              {problem}
            </p>
          )}
          <Button type="submit" tone="main" disabled={busy} data-testid="make">
            {submit}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
