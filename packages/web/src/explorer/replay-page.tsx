import { writeSave } from '@ludoteca/engine'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { matchOf } from '@ludoteca/review/openings'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useSearch } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { useGame } from '../games/use-game.ts'
import { Replay } from '../replay/replay.tsx'
import { tryFrom } from '../whatif/try-from.ts'
import { readAddress, writeAddress, writeExample } from './address.ts'
import { useOpenings } from './use-openings.ts'

/** A game that bots played, in which a beginning is seen. */
export default function ExampleReplayPage({ game: id, number }: { game: string; number: string }) {
  const t = useTranslations('explorer')
  const [, navigate] = useLocation()
  const from = { ...readAddress(useSearch()), game: id }
  const openings = useOpenings(id)
  const loaded = useGame(id)
  const example = openings?.shipped.games[Number(number)]
  const match = useMemo(
    () =>
      loaded?.game.id === id && openings && example
        ? matchOf(loaded.game, openings.shipped.version, example)
        : undefined,
    [loaded, openings, example, id],
  )
  if (loaded === null || openings === null || match === null || (openings && !example))
    return <NotFound title={t('missing')} line={t('missingLine')} />
  if (!loaded || !openings || !match) return <Loading />
  const { level } = openings.shipped.bot
  const place = { ...from, seats: match.setup.seats }
  return (
    <Replay
      match={match}
      loaded={loaded}
      back={writeAddress(place)}
      firstViewer="table"
      over
      review={null}
      save={() =>
        writeSave(
          match,
          Array.from({ length: match.setup.seats }, () => level),
        )
      }
      onTry={at =>
        void tryFrom(match, { at, own: null, back: writeExample(place, { game: Number(number), at }) }).then(
          navigate,
        )
      }
    />
  )
}
