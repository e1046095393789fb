import { squareName } from '@ludoteca/tigris-euphrates'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { bySquare } from '../choices.ts'
import { useSelection } from '../selection.ts'
import type { TigrisProps } from '../types.ts'
import { useConflictResult } from '../use-conflict-result.ts'
import { wordsIn } from '../words/index.ts'
import { Duel } from './duel.tsx'
import styles from './outcome.module.css'

/** How the last conflict ended and why; stays over the map until closed or until this viewer plays on. */
export function Outcome(props: TigrisProps) {
  const { view, legal, lang, who } = props
  const words = wordsIn(lang)
  const result = useConflictResult(props)
  const [closed, setClosed] = useState<unknown>(null)
  const selection = useSelection(view)
  // It makes way as soon as there is something to choose on the map.
  const inTheWay = selection.square !== null || bySquare(legal, selection).size > 0
  if (!result || inTheWay || closed === result.ended) return null
  const { ended, attacker, defender, gained } = result
  const revolt = ended.conflict === 'revolt'
  const leader = words.leader(ended.colour)
  const high = Math.max(ended.attackerTotal, ended.defenderTotal)
  const low = Math.min(ended.attackerTotal, ended.defenderTotal)
  const lines = [
    high === low ? words.whyTie(high) : words.why(high, low),
    words.lost(who(ended.loser), leader),
    ...(ended.removed.length > 0 ? [words.removed(ended.removed.map(squareName))] : []),
    ...(ended.spared.length > 0 ? [words.spared(ended.spared.map(squareName))] : []),
    ...gained.map(each => words.gained(who(each.seat), each.points, words.sphere(each.colour))),
  ]
  return (
    <section className={styles.outcome} aria-label={words.result(who(ended.winner))} data-testid="outcome">
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>{revolt ? words.revoltTitle(leader) : words.warTitle(leader)}</p>
          <h3 className={styles.title}>{words.result(who(ended.winner))}</h3>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={words.close}
          onClick={() => setClosed(ended)}
        >
          <Icon name="close" />
        </button>
      </header>
      <Duel
        words={words}
        revolt={revolt}
        colour={ended.colour}
        attacker={attacker}
        defender={defender}
        winner={ended.winner}
      />
      <p className={styles.lines}>{lines.join(lang === 'zh' ? '' : ' ')}</p>
    </section>
  )
}
