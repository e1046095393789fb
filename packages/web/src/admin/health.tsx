import type { ServerFacts, Stage } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import styles from './admin.module.css'
import { useUnits } from './units.ts'

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly line: string
}

function Figure({ name, value, line }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <small>{line}</small>
      </dd>
    </div>
  )
}

/** The server at a glance. */
export function Health({ facts: { nodes, store, stages } }: { facts: ServerFacts }) {
  const t = useTranslations('admin')
  const { took, size } = useUnits()
  const [self] = nodes
  const of = (stage: Stage) => stages.find(each => each.stage === stage)
  const [commit, loop, think] = [of('commit'), of('loop'), of('think')]
  return (
    <section aria-label={t('health')}>
      <dl className={styles.figures} data-testid="health">
        <Figure name={t(`store.${store.kind}`)} value={took(store.answered)} line={t('answered')} />
        <Figure
          name={t('commits')}
          value={commit ? took(commit.p99) : '–'}
          line={commit ? t('commitsLine', { time: took(commit.p50) }) : t('quiet')}
        />
        <Figure
          name={t('late')}
          value={loop ? took(loop.p99) : '–'}
          line={loop ? t('lateLine', { time: took(loop.slowest[0]?.took ?? 0) }) : t('quiet')}
        />
        {self && (
          <>
            <Figure
              name={t('memory')}
              value={size(self.memory)}
              line={t('memoryLine', { heap: size(self.heap) })}
            />
            <Figure name={t('lines')} value={String(self.lines)} line={t('linesLine', { n: self.tables })} />
            <Figure
              name={t('bots')}
              value={String(self.botsWaiting)}
              line={think ? t('botsLine', { time: took(think.p50) }) : t('quiet')}
            />
          </>
        )}
      </dl>
    </section>
  )
}
