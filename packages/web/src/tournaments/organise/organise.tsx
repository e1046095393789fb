import type { TournamentAct, TournamentFacts } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import form from '../../people/form.module.css'
import { useRequest } from '../../people/use-request.ts'
import { Confirm } from '../confirm.tsx'
import styles from '../tournament.module.css'
import type { Acting } from '../use-tournament.ts'
import { Course } from './course.tsx'
import { ForPeople } from './for-people.tsx'
import { ForTables } from './for-tables.tsx'
import { Invite } from './invite.tsx'
import { Later } from './later.tsx'
import type { OrganiseProps, Question } from './props.ts'

/** What the organiser does; hosts of the server see it too. */
export function Organise({ facts, act }: { facts: TournamentFacts; act: Acting }) {
  const t = useTranslations('tournaments.organise')
  const { busy, problem, run } = useRequest()
  const [question, setQuestion] = useState<Question | null>(null)
  const [done, setDone] = useState(false)
  const does = async (what: TournamentAct) => {
    setDone(false)
    if (await run(() => act(what))) setDone(true)
  }
  const canGoOn = facts.system === 'league' && facts.ended?.why === 'played'
  if (facts.phase === 'over' && !canGoOn) return null
  const props: OrganiseProps = { facts, busy, does: what => void does(what), ask: setQuestion }
  return (
    <section className={`${styles.box} ${styles.screen}`} aria-labelledby="organise" data-testid="organise">
      <h2 id="organise">{t('title')}</h2>
      <p className={styles.small}>{t('line')}</p>
      <Course {...props} />
      <p role="status" className={problem ? form.problem : form.good}>
        {problem ?? (done ? t('done') : '')}
      </p>
      <Later {...props} />
      <ForTables {...props} />
      <ForPeople {...props} />
      <Invite {...props} />
      <Confirm
        open={question !== null}
        title={question?.title ?? ''}
        line={question?.line ?? ''}
        yes={question?.yes ?? ''}
        no={t('keep')}
        onAnswer={yes => {
          setQuestion(null)
          if (yes && question) void does(question.act)
        }}
      />
    </section>
  )
}
