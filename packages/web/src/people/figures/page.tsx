import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import type { Figures, Me, Problem } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Frame } from '../../frame/frame.tsx'
import { NotFound } from '../../frame/not-found.tsx'
import { call } from '../../online/api.ts'
import { LinkNotice } from '../../online/link-notice.tsx'
import { useGoOnline } from '../../online/online-state.ts'
import { ProgramMark } from '../programs/mark.tsx'
import { Said } from '../said.tsx'
import { useSaveSettings } from '../time-settings.tsx'
import styles from './figures.module.css'
import { GameFigures } from './game.tsx'
import { Opponents } from './opponents.tsx'

/** What somebody's games online add up to: one's own, and of who shows them. */
export default function FiguresPage({ name }: { name: string }) {
  const t = useTranslations('figures')
  const { me, link } = useGoOnline()
  const [figures, setFigures] = useState<Figures | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another person, or when the line is back
  useEffect(() => {
    let current = true
    void call<Figures>('GET', `/people/${name}/figures`).then(found => {
      if (!current) return
      setFigures(found.ok ? found.value : null)
      setProblem(found.ok ? null : found.problem)
    })
    return () => {
      current = false
    }
  }, [name, link, me?.id])
  if (problem?.code === 'no-person') return <NotFound title={t('missing')} line={t('missingLine')} />
  const title = figures ? t('titleOf', { name: figures.person.name }) : t('title')
  return (
    <Frame title={title} wide>
      <div className={styles.page}>
        <div>
          <h1>
            {title}
            {figures && <ProgramMark person={figures.person} />}
          </h1>
          <p className={styles.soft}>{t('line')}</p>
        </div>
        <LinkNotice known={figures !== null || problem !== null} />
        {problem && problem.message !== '' && <p role="alert">{problem.message}</p>}
        {figures?.own && me && <Shown me={me} />}
        {figures && <Content figures={figures} />}
        {(figures || problem) && (
          <p>
            <ButtonLink tone="quiet" href={`/people/${figures?.person.id ?? name}`}>
              {t('profile')}
            </ButtonLink>
          </p>
        )}
      </div>
    </Frame>
  )
}

function Content({ figures: { games, opponents, most } }: { figures: Figures }) {
  const t = useTranslations('figures')
  if (games.length === 0) return <Empty>{t('none')}</Empty>
  const counted = games.reduce((sum, { played }) => sum + played, 0)
  return (
    <>
      {games.map(each => (
        <GameFigures key={each.game} figures={each} />
      ))}
      {opponents.length > 0 && <Opponents opponents={opponents} />}
      {counted >= most && <p className={styles.soft}>{t('most', { n: most })}</p>}
    </>
  )
}

/** Nobody else sees them unless one says so. */
function Shown({ me }: { me: Me }) {
  const t = useTranslations('figures')
  const { problem, save } = useSaveSettings(me)
  // What was pressed shows at once, until the server has said what holds.
  const [wished, setWished] = useState<boolean | null>(null)
  const wish = async (on: boolean) => {
    setWished(on)
    await save({ figures: on ? 'shown' : undefined })
    setWished(null)
  }
  return (
    <div className={styles.shown}>
      <Toggle
        label={t('show')}
        hint={t('showLine')}
        checked={wished ?? me.settings.figures === 'shown'}
        onChange={on => void wish(on)}
      />
      <Said problem={problem} />
    </div>
  )
}
