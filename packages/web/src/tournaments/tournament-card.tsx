import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import type { TournamentSummary } from '@ludoteca/protocol'
import { tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import { useGameName } from '../games/game-name.ts'
import card from '../lobby/table-card.module.css'
import { usePaceWords } from '../online/pace.ts'
import { useNamed } from '../people/programs/mark.tsx'
import { useWhen } from './when.ts'

/** A tournament in a list. */
export function TournamentCard({ tournament }: { tournament: TournamentSummary }) {
  const t = useTranslations('tournaments')
  const words = tournamentText(useLang())
  const gameName = useGameName()
  const paceWords = usePaceWords()
  const named = useNamed()
  const { id, name, game, pace, organiser, system, seats } = tournament
  return (
    <article className={card.card} data-tournament={id}>
      <div className={card.what}>
        <h3>{name}</h3>
        <p className={card.terms}>
          {[
            gameName(game),
            words.systems[system].name,
            t('card.perTable', { n: seats }),
            paceWords(pace),
          ].join(' · ')}
        </p>
        <p className={card.state}>
          {[...useStanding(tournament), t('card.by', { name: named(organiser) })].join(' · ')}
        </p>
      </div>
      <ButtonLink href={`/tournaments/${id}`}>
        {t('go')}
        <span className="visually-hidden"> – {name}</span>
      </ButtonLink>
    </article>
  )
}

/** How far it has come. */
function useStanding({ phase, people, most, round, rounds, starts }: TournamentSummary): string[] {
  const t = useTranslations('tournaments.card')
  const when = useWhen()
  if (phase === 'open')
    return [
      t('peopleOf', { n: people, most }),
      ...(starts === null ? [] : [t('starts', { when: when(starts) })]),
    ]
  const at = rounds === null ? t('round', { n: round }) : t('roundOf', { n: round, most: rounds })
  return [t('people', { n: people }), ...(round > 0 ? [at] : [])]
}
