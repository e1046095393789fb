import { Slider } from '@base-ui/react/slider'
import { conflictNow, RED } from '@ludoteca/tigris-euphrates'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { usePointedOut } from '../../pointed.ts'
import { atStake } from '../at-stake.ts'
import type { Kind, TigrisProps } from '../types.ts'
import { wordsIn } from '../words/index.ts'
import { Duel } from './duel.tsx'
import styles from './support.module.css'

/** The conflict with a slider for the supporters of the one who decides. */
export function Support(props: TigrisProps) {
  const { view, legal, act, lang, who } = props
  const words = wordsIn(lang)
  const offers = legal.filter((each): each is Kind<'support'> => each.type === 'support')
  const [count, setCount] = useState(0)
  usePointedOut<Kind<'support'>>(action => setCount(Math.max(0, offers.indexOf(action))))
  const conflict = conflictNow(view)
  if (!conflict) return null
  const chosen = offers[count] ?? offers[0]
  if (!chosen) return null
  const revolt = conflict.type === 'revolt'
  const support = revolt ? RED : conflict.colour
  const attacking = conflict.attackerSupport === null
  const attackerAdds = attacking ? chosen.count : (conflict.attackerSupport ?? 0)
  const defenderAdds = attacking ? null : chosen.count
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
      {offers.length > 1 ? (
        <Slider.Root
          className={styles.slider}
          value={count}
          max={offers.length - 1}
          onValueChange={value => setCount(Array.isArray(value) ? (value[0] ?? 0) : value)}
        >
          <Slider.Label className={styles.label}>{words.supporters(support)}</Slider.Label>
          <Slider.Control className={styles.control}>
            <Slider.Track className={styles.track}>
              <Slider.Indicator className={styles.indicator} />
              <Slider.Thumb
                className={styles.thumb}
                aria-label={words.supporters(support)}
                getAriaValueText={() => words.supportDo(chosen.count)}
              />
            </Slider.Track>
          </Slider.Control>
          <div className={styles.scale} aria-hidden="true">
            {offers.map(each => (
              <span key={each.count}>{each.count}</span>
            ))}
          </div>
        </Slider.Root>
      ) : (
        chosen.count === 0 && <p className={styles.note}>{words.supportNone(support)}</p>
      )}
      <p className={styles.standing} data-standing={standing}>
        {words.standsNow(own, other)} · {attacking ? words.asAttacker[standing] : words.asDefender[standing]}
      </p>
      <Button
        tone="main"
        className={styles.confirm}
        onClick={() => act(chosen)}
        data-choice={1}
        data-testid="support"
      >
        {words.supportDo(chosen.count)}
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
