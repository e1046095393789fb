import type { AnyLesson } from '@ludoteca/page-kit/lesson.ts'
import { stayMs } from '@ludoteca/page-kit/settings/motion.ts'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { NotFound } from '../frame/not-found.tsx'
import { loadPage } from '../games/game-page.ts'
import { type LoadedGame, useGame } from '../games/use-game.ts'
import { Table } from '../table/table.tsx'
import { LessonEnd } from './end.tsx'
import { finishLesson, lessonId, type Part } from './finished.ts'
import { LessonTable } from './lesson-table.ts'
import { LessonStrip } from './strip.tsx'
import './aims.css'

interface LessonPageProps {
  readonly game: string
  readonly part: Part
}

export default function LessonPage({ game, part }: LessonPageProps) {
  const loaded = useGame(game)
  const lesson = useLesson(game, part)
  if (loaded === null || lesson === null) return <NotFound />
  return loaded && lesson ? <Lesson loaded={loaded} lesson={lesson} part={part} /> : <Loading />
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

interface LessonProps {
  readonly loaded: LoadedGame
  readonly lesson: AnyLesson
  readonly part: Part
}

function Lesson({ loaded, lesson, part }: LessonProps) {
  const t = useTranslations('newGame')
  const { game } = loaded
  const names = [t('someone', { n: 1 }), ...t('botNames').split(',')].slice(0, lesson.seats).join()
  // Going back begins anew at that step; the same step may be begun twice.
  const [from, setFrom] = useState({ step: 0 })
  const table = useMemo(
    () => new LessonTable(game, lesson, names.split(','), from.step, { wait, pace: () => stayMs(1) }),
    [game, lesson, names, from],
  )
  useEffect(() => {
    table.open()
    return () => table.close()
  }, [table])
  const { step, waiting, told } = useSyncExternalStore(table.subscribe, table.progress)
  const finished = step === lesson.steps.length && !waiting
  useEffect(() => {
    if (finished) finishLesson(lessonId(game.id, part))
  }, [finished, game, part])
  if (finished)
    return (
      <LessonEnd
        loaded={loaded}
        lesson={lesson}
        part={part}
        told={told}
        onAgain={() => setFrom({ step: 0 })}
      />
    )
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

function useLesson(game: string, part: Part): AnyLesson | null | undefined {
  const [lesson, setLesson] = useState<AnyLesson | null>()
  useEffect(() => {
    let current = true
    void loadPage(game).then(async page => {
      const found = (await (part === 'first' ? page?.lesson() : page?.[part]?.())) ?? null
      if (current) setLesson(found)
    })
    return () => {
      current = false
    }
  }, [game, part])
  return lesson
}
