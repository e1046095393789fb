import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import type { SeatFacts } from '@ludoteca/protocol'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { LoadedGame } from '../../games/use-game.ts'
import { freeNames } from '../../newgame/bot-names.ts'
import { Table } from '../../table/table.tsx'
import { connection } from '../online-state.ts'
import { PeopleStrip } from '../people/strip.tsx'
import { useCommand } from '../use-command.ts'
import { useNotedDeal } from '../verify/use-noted-deal.ts'
import { VerifyDeal } from '../verify/verify-deal.tsx'
import { AskDialogs, type Dialog } from './ask-dialogs.tsx'
import { Banners } from './banners.tsx'
import { remoteDependencies } from './dependencies.ts'
import styles from './online-table.module.css'
import { type Playing, RemoteTable } from './remote-table.ts'
import type { SeenTable, TableFeed } from './table-feed.ts'
import { useMenu } from './use-menu.ts'
import { usePanels } from './use-panels.tsx'
import { usePlace } from './use-place.ts'

interface OnlineTableProps {
  readonly feed: TableFeed
  readonly seen: SeenTable
  readonly known: Playing
  readonly loaded: LoadedGame
}

/** A game with people elsewhere, while it is played and after. */
export function OnlineTable({ feed, seen, known, loaded }: OnlineTableProps) {
  const t = useTranslations('online.table')
  const lang = useLocale()
  const [, navigate] = useLocation()
  const { facts, seat } = known
  const { id } = facts
  const names = useNames(facts.seats, loaded.text.automatic)
  const dependencies = useMemo(() => remoteDependencies(id, loaded), [id, loaded])
  const model = useMemo(
    () => new RemoteTable(feed, loaded.game, names, dependencies),
    [feed, loaded.game, names, dependencies],
  )
  useEffect(() => {
    const close = model.open()
    return () => close()
  }, [model])
  const state = useSyncExternalStore(model.subscribe, model.snapshot)
  const { problem, run } = useCommand(feed)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const menu = useMenu(known, state, run, setDialog)
  const { panels, unread } = usePanels(feed, known)
  const resigned = names.filter((_, index) => facts.seats[index]?.resigned)
  usePlace(model, state)
  useNotedDeal(known, loaded.game, dependencies.position)
  useEffect(() => {
    if (seat !== null && known && !document.hidden) connection.seen(id)
  }, [id, seat, known])
  const over = facts.phase === 'over'
  const others = facts.seats.some((each, index) => each.person && index !== seat)
  const rematch = async () => {
    const answer = await run({ do: 'rematch' })
    if (answer.type === 'done' && answer.made) navigate(`/t/${answer.made}`)
  }
  return (
    <Table
      model={model}
      loaded={loaded}
      links={{
        back: facts.tournament ? `/tournaments/${facts.tournament.id}` : '/online',
        newGame: `/online/new/${loaded.game.id}`,
        ...(over ? { replay: `/t/${id}/replay`, review: `/t/${id}/review` } : {}),
      }}
      onRematch={
        over && seat !== null && !facts.rematch && !facts.tournament ? () => void rematch() : undefined
      }
      // Among people, everybody thinks for themselves.
      guide={others ? false : undefined}
      panels={panels}
      menu={menu}
      ending={facts.result?.how === 'abandoned' ? t('abandoned') : undefined}
      ranks={facts.result?.ranks}
      totals={facts.result?.totals}
      afterword={
        <div className={styles.after}>
          {resigned.length > 0 && (
            <p>{t('resignedEnd', { names: new Intl.ListFormat(lang).format(resigned) })}</p>
          )}
          <div className={styles.verbs}>
            {facts.rematch && (
              <ButtonLink tone="main" href={`/t/${facts.rematch}`}>
                {t('toRematch')}
              </ButtonLink>
            )}
            {facts.tournament && (
              <ButtonLink tone="main" href={`/tournaments/${facts.tournament.id}`}>
                {t('toTournament')}
              </ButtonLink>
            )}
            {facts.seed !== null && <VerifyDeal known={known} game={loaded.game} save={dependencies.save} />}
          </div>
        </div>
      }
    >
      <PeopleStrip facts={facts} seen={seen} seat={seat} turn={state.turn} names={names} unread={unread} />
      <Banners
        facts={facts}
        seat={seat}
        names={names}
        problem={problem}
        onDo={command => void run(command)}
      />
      <AskDialogs
        open={dialog}
        facts={facts}
        onClose={() => setDialog(null)}
        onDo={command => void run(command)}
      />
    </Table>
  )
}

/** What everybody at the table is called; the same list until somebody is called otherwise. */
function useNames(seats: readonly SeatFacts[], automatic = ''): readonly string[] {
  const t = useTranslations()
  const key = JSON.stringify(
    seats.map(({ person, bot, rules }) => (bot ? null : rules ? automatic : (person?.name ?? ''))),
  )
  return useMemo(() => {
    const people = JSON.parse(key) as (string | null)[]
    const botNames = freeNames(t('newGame.botNames'), people)
    return people.map(name =>
      name === null ? (botNames.shift() ?? t('online.table.bot')) : name || t('online.room.nameless'),
    )
  }, [key, t])
}
