import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useState } from 'react'
import { squareName } from '../../../rules/index.ts'
import { useSelection } from '../choosing/selection.ts'
import type { ConflictResult } from '../conflict/use-conflict-result.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisProps } from '../types.ts'
import { Duel } from './duel.tsx'
import styles from './outcome.module.css'

interface OutcomeProps {
  readonly props: TigrisProps
  readonly result: ConflictResult | null
  /** Plays it out again on the map. */
  readonly again: (() => void) | null
}

/**
 * How the last conflict ended and why: a strip that covers no square, with the two sides for those who
 * open it. It goes when closed, or when this viewer picks something up or plays on.
 */
export function Outcome({ props, result, again }: OutcomeProps) {
  const { view, lang, who } = props
  const words = wordsIn(lang)
  const [closed, setClosed] = useState<unknown>(null)
  const { held, square } = useSelection(view)
  if (!result || held || square !== null || closed === result.ended) return null
  const { ended, attacker, defender, gained } = result
  const revolt = ended.conflict === 'revolt'
  const leader = words.leader(ended.colour)
  const high = Math.max(ended.attackerTotal, ended.defenderTotal)
  const low = Math.min(ended.attackerTotal, ended.defenderTotal)
  const lines = [
    high === low ? words.whyTie(high) : words.why(high, low),
    words.lost(who(ended.loser), leader),
    ...gained.map(each => words.gained(who(each.seat), each.points, words.sphere(each.colour))),
  ]
  const tiles = [
    ...(ended.removed.length > 0 ? [words.removed(ended.removed.map(squareName))] : []),
    ...(ended.spared.length > 0 ? [words.spared(ended.spared.map(squareName))] : []),
  ]
  return (
    <section className={styles.outcome} aria-label={words.result(who(ended.winner))} data-testid="outcome">
      <details className={styles.details} key={`${ended.conflict}/${ended.colour}/${ended.square}`}>
        <summary className={styles.strip}>
          <span>
            <span className={styles.kind}>{revolt ? words.revoltTitle(leader) : words.warTitle(leader)}</span>
            {result.war && ` · ${words.warCount(result.war.number, result.war.of)}`}
            {' · '}
            <strong>{words.result(who(ended.winner))}</strong>
            {' · '}
            <span className={styles.lines}>{lines.join(words.between)}</span>
          </span>
          <Icon name="down" />
        </summary>
        <div className={styles.more}>
          <Duel
            words={words}
            revolt={revolt}
            colour={ended.colour}
            attacker={attacker}
            defender={defender}
            winner={ended.winner}
          />
          {tiles.length > 0 && <p className={styles.lines}>{tiles.join(words.between)}</p>}
        </div>
      </details>
      {again && (
        <button
          type="button"
          className={styles.close}
          aria-label={words.again}
          title={words.again}
          onClick={again}
          data-testid="stage-again"
        >
          <Icon name="play" size={18} />
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={words.close}
        onClick={() => setClosed(ended)}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
