import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { COLOURS, type Colour } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Tile } from '../art/pieces.tsx'
import { select } from '../choosing/selection.ts'
import { wordsIn } from '../text/index.ts'
import type { Kind, TigrisProps } from '../types.ts'
import styles from './swap.module.css'

interface SwapProps {
  readonly props: TigrisProps
  /** How many tiles of each colour are marked. */
  readonly marked: readonly number[]
  readonly onCancel: () => void
}

/** Every tile of the hand can be marked; all marked ones are given away at once. */
export function Swap({ props, marked, onCancel }: SwapProps) {
  const { view, legal, act, lang } = props
  const words = wordsIn(lang)
  const hand = view.hands[view.active] ?? []
  const count = marked.reduce((sum, each) => sum + each, 0)
  const swap = legal.find(
    (each): each is Kind<'swap'> => each.type === 'swap' && COLOURS.every(c => each.tiles[c] === marked[c]),
  )
  const mark = (colour: Colour, by: number): void =>
    select(view, { swap: marked.map((each, i) => (i === colour ? each + by : each)) })
  return (
    <div className={styles.swap} data-testid="swap-panel">
      <p className={styles.hint}>{words.swapHint}</p>
      <fieldset className={styles.tiles} aria-label={words.yourHand}>
        {COLOURS.flatMap(colour =>
          Array.from({ length: hand[colour] ?? 0 }, (_, i) => {
            const on = i < (marked[colour] ?? 0)
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles differ only by their place
                key={`${colour}/${i}`}
                type="button"
                className={styles.tile}
                aria-pressed={on}
                aria-label={words.tile(colour)}
                onClick={() => mark(colour, on ? -1 : 1)}
              >
                <Chip size={38}>
                  <Tile colour={colour} />
                </Chip>
              </button>
            )
          }),
        )}
      </fieldset>
      <div className={styles.verbs}>
        <Button
          tone="main"
          disabled={!swap}
          onClick={() => swap && act(swap)}
          data-choice={swap && 'swap-do'}
        >
          {words.swapDo(count)}
        </Button>
        <Button onClick={() => select(view, { swap: hand.slice(0, COLOURS.length) })} data-choice="swap-all">
          {words.swapAll}
        </Button>
        <Button tone="quiet" onClick={onCancel} data-choice="swap-not">
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
