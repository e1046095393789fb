import { usePointedOut } from '@ludoteca/page-kit/board/pointed.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { useState } from 'react'
import { conflictNow, RED } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Tile } from '../art/pieces.tsx'
import { atStake } from '../conflict/at-stake.ts'
import { wordsIn } from '../text/index.ts'
import type { Kind, TigrisProps } from '../types.ts'
import { Duel } from './duel.tsx'
import styles from './support.module.css'

const NONE: ReadonlySet<number> = new Set()

function toggled(marked: ReadonlySet<number>, tile: number): ReadonlySet<number> {
  const next = new Set(marked)
  if (!next.delete(tile)) next.add(tile)
  return next
}

/** The conflict with the tiles in the hand of the one who decides: those that are tapped join in. */
export function Support(props: TigrisProps) {
  const { view, legal, act, explain, lang, who } = props
  const words = wordsIn(lang)
  const offers = legal.filter((each): each is Kind<'support'> => each.type === 'support')
  const [marked, setMarked] = useState<ReadonlySet<number>>(NONE)
  usePointedOut<Kind<'support'>>(({ count }) =>
    setMarked(new Set(Array.from({ length: count }, (_, i) => i))),
  )
  const conflict = conflictNow(view)
  if (!conflict) return null
  const count = marked.size
  const chosen = offers.find(each => each.count === count)
  const revolt = conflict.type === 'revolt'
  const support = revolt ? RED : conflict.colour
  const attacking = conflict.attackerSupport === null
  const attackerAdds = attacking ? count : (conflict.attackerSupport ?? 0)
  const defenderAdds = attacking ? null : count
  const tiles = view.hands[attacking ? conflict.attacker : conflict.defender]?.[support] ?? 0
  const attackerTotal = conflict.attackerStrength + attackerAdds
  const defenderTotal = conflict.defenderStrength + (defenderAdds ?? 0)
  const own = attacking ? attackerTotal : defenderTotal
  const other = attacking ? defenderTotal : attackerTotal
  const standing = own > other ? 'ahead' : own === other ? 'level' : 'behind'
  return (
    <div className={styles.support} data-testid="conflict">
      <Duel
        words={words}
        revolt={revolt}
        colour={conflict.colour}
        attacker={{
          seat: conflict.attacker,
          name: who(conflict.attacker),
          board: conflict.attackerStrength,
          added: attackerAdds,
          total: attackerTotal,
        }}
        defender={{
          seat: conflict.defender,
          name: who(conflict.defender),
          board: conflict.defenderStrength,
          added: defenderAdds,
          total: defenderTotal,
        }}
      />
      {tiles > 0 ? (
        <fieldset className={styles.tiles} aria-label={words.supporters(support)}>
          <legend className={styles.label}>{words.supporters(support)}</legend>
          {Array.from({ length: tiles }, (_, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles differ only by their place
              key={i}
              type="button"
              className={styles.tile}
              aria-pressed={marked.has(i)}
              // Where so few may not join in, more are asked for.
              data-open={!chosen && !marked.has(i)}
              aria-label={words.tile(support)}
              onClick={() => setMarked(toggled(marked, i))}
              data-testid="supporter"
            >
              <Chip size={38}>
                <Tile colour={support} />
              </Chip>
            </button>
          ))}
        </fieldset>
      ) : (
        <p className={styles.note}>{words.supportNone(support)}</p>
      )}
      <p className={styles.standing} data-standing={standing}>
        {words.standsNow(own, other)} · {attacking ? words.asAttacker[standing] : words.asDefender[standing]}
      </p>
      <Button
        tone="main"
        className={styles.confirm}
        onClick={() => (chosen ? act(chosen) : explain({ type: 'support', count }))}
        data-choice={chosen && 1}
        data-testid="support"
      >
        {words.supportDo(count)}
      </Button>
      <ul className={styles.notes}>
        {atStake(props, view).map(line => (
          <li key={line}>{line}</li>
        ))}
        <li>{words.tie}</li>
        <li>{words.counts(revolt, conflict.colour)}</li>
      </ul>
    </div>
  )
}
