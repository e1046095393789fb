import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { ReactNode } from 'react'
import {
  type Action,
  accepts,
  decision,
  GOODS,
  type Hull,
  loaded,
  moves,
  type Player,
  player,
  SHIPS,
  STATE_ACTIONS,
  salePrice,
} from '../../../rules/index.ts'
import { Glyph, GoodGlyph, Mark } from '../art/glyph.tsx'
import { STATE_GLYPHS } from '../art/glyphs.ts'
import type { Props } from '../desk.tsx'
import { wordsIn } from '../text/words.ts'
import styles from './market-panel.module.css'

/** Goods against ships, and goods against State actions: what each pays or leads to. */
export function MarketPanel(props: Props) {
  const { view, legal, lang, text } = props
  const { board } = wordsIn(lang, view)
  const own = player(view, decision(view)?.seat ?? 0)
  const goods = [...GOODS.keys()].filter(good => (own.goods[good] as number) > 0)
  const rest = legal.filter(action => action.type !== 'sell' && action.type !== 'trade')
  return (
    <div className={styles.panel} data-lisboa data-testid="choices">
      {legal.some(action => action.type === 'sell') && (
        <Table title={board.groups.sell} goods={goods} own={own} props={props}>
          {view.players.flatMap((each, owner) =>
            each.ships
              .filter(hull => legal.some(action => action.type === 'sell' && action.ship === hull.ship))
              .map(hull => <Ship key={hull.ship} hull={hull} owner={owner} goods={goods} props={props} />),
          )}
        </Table>
      )}
      {legal.some(action => action.type === 'trade') && (
        <Table title={board.groups.trades} goods={goods} own={own} props={props}>
          {[...STATE_ACTIONS.keys()]
            .filter(state => goods.some(good => accepts(own, state, good)))
            .map(state => (
              <State key={state} state={state} goods={goods} own={own} props={props} />
            ))}
        </Table>
      )}
      {rest.map(action => (
        <Play
          key={action.type}
          action={action}
          number={legal.indexOf(action) + 1}
          verbs={props}
          className={choice.choice}
        >
          {text.action(action, view)}
        </Play>
      ))}
    </div>
  )
}

interface TableProps {
  readonly title: string
  readonly goods: readonly number[]
  readonly own: Player
  readonly props: Props
  readonly children: ReactNode
}

function Table({ title, goods, own, props, children }: TableProps) {
  const { pieces } = wordsIn(props.lang, props.view)
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{title}</caption>
      <thead>
        <tr>
          <td />
          {goods.map(good => (
            <th key={good} scope="col">
              <GoodGlyph good={good} />
              <span className="visually-hidden">{pieces.the.good(good)}</span>×{own.goods[good]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface ShipProps {
  readonly hull: Hull
  readonly owner: number
  readonly goods: readonly number[]
  readonly props: Props
}

/** One ship: whose it is, how full, and what it pays for each good. */
function Ship({ hull, owner, goods, props }: ShipProps) {
  const { view, names, lang } = props
  const seat = decision(view)?.seat ?? 0
  const face = SHIPS[hull.ship]
  return (
    <tr>
      <th scope="row">
        <span className={styles.owner}>
          <SeatMark seat={owner} size={12} />
          {names[owner]}
        </span>
        <span className="visually-hidden">{wordsIn(lang, view).pieces.the.ship(hull.ship)}</span>
        <span className={styles.facts}>
          <Glyph name="ship" />
          {loaded(hull)}/{face?.hull} <Mark name="reis" n={`+${face?.modifier ?? 0}`} />
        </span>
      </th>
      {goods.map(good => (
        <td key={good}>
          <Cell action={moves.sell(good, hull.ship)} props={props}>
            <Mark name="reis" n={salePrice(view, seat, good, hull.ship, owner)} />
          </Cell>
        </td>
      ))}
    </tr>
  )
}

interface StateProps {
  readonly state: number
  readonly goods: readonly number[]
  readonly own: Player
  readonly props: Props
}

/** One State action, and the goods its noble takes for it. */
function State({ state, goods, own, props }: StateProps) {
  const { pieces } = wordsIn(props.lang, props.view)
  return (
    <tr>
      <th scope="row">
        <span className={styles.owner}>
          <Glyph name={STATE_GLYPHS[state] ?? 'state'} />
          {pieces.the.stateAction(state)}
        </span>
        <span className={styles.facts}>{pieces.the.kind(state >> 1)}</span>
      </th>
      {goods.map(good => (
        <td key={good}>
          {accepts(own, state, good) && (
            <Cell action={moves.trade(good, state)} props={props}>
              <GoodGlyph good={good} />
            </Cell>
          )}
        </td>
      ))}
    </tr>
  )
}

/** A choice, or why it is none. */
function Cell({ action, props, children }: { action: Action; props: Props; children: ReactNode }) {
  const { view, legal, game, text, explain } = props
  if (legal.includes(action)) {
    return (
      <Play action={action} number={legal.indexOf(action) + 1} verbs={props} className={styles.cell}>
        <span className="visually-hidden">{text.action(action, view)}</span>
        <span aria-hidden="true">{children}</span>
      </Play>
    )
  }
  const refusal = game.refusal(view, action)
  return (
    <button type="button" className={styles.cell} aria-disabled="true" onClick={() => explain(action)}>
      <span className="visually-hidden">{refusal && text.refusal(refusal)}</span>
      <span aria-hidden="true">—</span>
    </button>
  )
}
