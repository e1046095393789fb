import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import type { TournamentFacts } from '@ludoteca/protocol'
import { tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import { useLocation, useSearch } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { useGameName } from '../games/game-name.ts'
import { useGame } from '../games/use-game.ts'
import { GameHead } from '../newgame/game-head.tsx'
import { LinkNotice } from '../online/link-notice.tsx'
import { optionWords } from '../online/option-words.ts'
import { usePaceWords } from '../online/pace.ts'
import { Crosstable } from './crosstable.tsx'
import { Entry } from './entry.tsx'
import { Follow } from './follow.tsx'
import { Organise } from './organise/organise.tsx'
import { Paper } from './paper.tsx'
import { Rounds } from './rounds.tsx'
import { Standing } from './standing.tsx'
import { Standings } from './standings.tsx'
import styles from './tournament.module.css'
import { useTournament } from './use-tournament.ts'

/** One address for a tournament from its first entry to its result. */
export default function TournamentPage({ id }: { id: string }) {
  const t = useTranslations('tournaments')
  const words = tournamentText(useLang())
  const { facts, problem, act } = useTournament(id)
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch())
  if (!facts && problem?.code === 'no-tournament')
    return <NotFound title={t('missing')} line={t('missingLine')} />
  if (!facts) {
    if (!problem) return <Loading />
    return (
      <Frame title={t('title')}>
        <LinkNotice known={false} />
        {problem.message !== '' && <p role="alert">{problem.message}</p>}
      </Frame>
    )
  }
  const followed = facts.entrants.find(each => each.id === asked.get('follow')) ?? null
  const code = asked.get('code')
  const follow = (entrant: string | null): void =>
    navigate(`/tournaments/${id}${entrant === null ? '' : `?follow=${entrant}`}`, { replace: true })
  return (
    <Frame title={facts.name} wide>
      <GameHead game={facts.game} kicker={words.systems[facts.system].name} title={facts.name}>
        <Terms facts={facts} />
      </GameHead>
      <LinkNotice known />
      <div className={styles.page}>
        {facts.about !== '' && <p>{facts.about}</p>}
        {facts.unreadable && <p role="alert">{t(`now.${facts.unreadable}`)}</p>}
        <Standing facts={facts} />
        <Entry facts={facts} code={code} act={act} />
        {followed && <Follow facts={facts} entrant={followed.id} close={() => follow(null)} />}
        <Standings facts={facts} followed={followed?.id ?? null} follow={follow} />
        {facts.schedule.length > 0 && <Crosstable facts={facts} followed={followed?.id ?? null} />}
        <Rounds facts={facts} />
        {facts.me.organises && <Organise facts={facts} act={act} />}
        <Paper facts={facts} />
        <p className={styles.screen}>
          <ButtonLink tone="quiet" href="/tournaments">
            {t('title')}
          </ButtonLink>
        </p>
      </div>
    </Frame>
  )
}

/** What is played, in one line. */
function Terms({ facts }: { facts: TournamentFacts }) {
  const t = useTranslations()
  const gameName = useGameName()
  const paceWords = usePaceWords()
  const loaded = useGame(facts.game)
  const special = loaded ? optionWords(loaded.game, loaded.text, facts.seats, facts.options) : []
  const words = [
    gameName(facts.game),
    t('tournaments.card.perTable', { n: facts.seats }),
    paceWords(facts.pace),
    ...special,
    t(facts.rated ? 'online.terms.rated' : 'online.terms.casual'),
    ...(facts.programs === 'none' ? [] : [t(`tournaments.programs.${facts.programs}`)]),
    t('tournaments.card.by', { name: facts.organiser.name || t('online.room.nameless') }),
  ]
  return <p className={styles.soft}>{words.join(' · ')}</p>
}
