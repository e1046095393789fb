import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { paceMs } from '../settings/motion.ts'
import { NotFound } from '../shell/not-found.tsx'
import { type LoadedGame, useGame } from '../shell/use-game.ts'
import { Table } from '../table/table.tsx'
import { Loading } from '../ui/loading.tsx'
import type { AnyLesson } from './contract.ts'
import { LessonEnd } from './end.tsx'
import { finishLesson } from './finished.ts'
import { LessonTable } from './lesson-table.ts'
import { loadLesson } from './load.ts'
import { LessonStrip } from './strip.tsx'
import './aims.css'

export default function LessonPage({ game }: { game: string }) {
  const loaded = useGame(game)
  const lesson = useLesson(game)
  if (loaded === null || lesson === null) return <NotFound />
  return loaded && lesson ? <Lesson loaded={loaded} lesson={lesson} /> : <Loading />
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

function Lesson({ loaded, lesson }: { loaded: LoadedGame; lesson: AnyLesson }) {
  const t = useTranslations('newGame')
  const { game } = loaded
  const names = [t('someone', { n: 1 }), ...t('botNames').split(',')].slice(0, lesson.seats).join()
  // Going back begins anew at that step; the same step may be begun twice.
  const [from, setFrom] = useState({ step: 0 })
  const table = useMemo(
    () => new LessonTable(game, lesson, names.split(','), from.step, { wait, pace: paceMs }),
    [game, lesson, names, from],
  )
  useEffect(() => {
    table.open()
    return () => table.close()
  }, [table])
  const { step, waiting, told } = useSyncExternalStore(table.subscribe, table.progress)
  const finished = step === lesson.steps.length && !waiting
  useEffect(() => {
    if (finished) finishLesson(game.id)
  }, [finished, game])
  if (finished)
    return <LessonEnd loaded={loaded} lesson={lesson} told={told} onAgain={() => setFrom({ step: 0 })} />
  return (
    <div data-lesson>
      <Table
        key={from.step}
        model={table}
        loaded={loaded}
        links={{}}
        guide={<LessonStrip lesson={lesson} table={table} onBack={back => setFrom({ step: back })} />}
      />
    </div>
  )
}

function useLesson(game: string): AnyLesson | null | undefined {
  const [lesson, setLesson] = useState<AnyLesson | null>()
  useEffect(() => {
    let current = true
    void loadLesson(game).then(found => {
      if (current) setLesson(found)
    })
    return () => {
      current = false
    }
  }, [game])
  return lesson
}
