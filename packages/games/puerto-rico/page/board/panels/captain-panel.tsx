import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import {
  type Action,
  B,
  GOODS,
  LOAD_SMALL_WHARF,
  load,
  player,
  roomOn,
  SMALL_WHARF,
  WHARF,
  works,
} from '../../../rules/index.ts'
import { loadOf } from '../../../rules/text/facts.ts'
import { GoodArt } from '../art/goods.tsx'
import { PointArt } from '../art/pieces.tsx'
import { useDesk } from '../desk.tsx'
import styles from './captain-panel.module.css'

/** Loading: each kind one has, against each ship; closed ones say why. */
export function CaptainPanel() {
  const desk = useDesk()
  const { view: s, legal, words, nouns, text } = desk
  const p = player(s, s.actor)
  const kinds = GOODS.flatMap((_, good) => ((p.goods[good] as number) > 0 ? [good] : []))
  const ships = [...s.shipSize.keys(), ...(works(p, B.wharf) ? [WHARF] : [])]
  const numbers = new Map(legal.map((a, i) => [a, i + 1]))
  const rest = legal.filter(a => a.type !== 'load' || a.ship === SMALL_WHARF)
  return (
    <div className={styles.panel} data-testid="choices">
      <table className={styles.table}>
        <caption className="visually-hidden">{words.loadsHere}</caption>
        <thead>
          <tr>
            <td />
            {ships.map(ship => (
              <th key={ship} scope="col">
                <ShipHead ship={ship} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(good => (
            <tr key={good}>
              <th scope="row">
                <span className={styles.barrel}>
                  <GoodArt good={good} />
                </span>
                <span className="visually-hidden">{nouns.good(good)}</span>×{p.goods[good]}
              </th>
              {ships.map(ship => (
                <td key={ship}>
                  <Cell action={load(good, ship)} number={numbers.get(load(good, ship))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest.map(action => (
        <Play
          key={action.type}
          action={action}
          number={numbers.get(action)}
          verbs={desk}
          className={choice.choice}
        >
          {action === LOAD_SMALL_WHARF ? words.smallWharf : text.action(action, s)}
        </Play>
      ))}
    </div>
  )
}

function ShipHead({ ship }: { ship: number }) {
  const { view: s, words, nouns } = useDesk()
  if (ship === WHARF) return words.wharf
  const good = s.shipGood[ship] as number
  const free = roomOn(s, ship)
  return (
    <>
      <span className={styles.ship}>
        {words.ship(ship + 1)}
        {good >= 0 && (
          <span className={styles.small} title={nouns.good(good)}>
            <GoodArt good={good} />
          </span>
        )}
      </span>
      <span className={styles.free}>
        {(s.shipSize[ship] as number) - free}/{s.shipSize[ship]}
      </span>
    </>
  )
}

function Cell({ action, number }: { action: Action; number: number | undefined }) {
  const desk = useDesk()
  const { view: s, game, text, explain } = desk
  if (action.type !== 'load') return null
  if (number === undefined) {
    const refusal = game.refusal(s, action)
    const why = refusal ? text.refusal(refusal) : ''
    return (
      <button
        type="button"
        className={styles.closed}
        title={why}
        aria-label={why}
        onClick={() => explain(action)}
      >
        <Icon name="close" size={16} />
      </button>
    )
  }
  const { barrels, points } = loadOf(s, action.good, action.ship)
  return (
    <Play action={action} number={number} verbs={desk} className={styles.open}>
      <span className="visually-hidden">{text.action(action, s)}</span>
      <span aria-hidden="true">×{barrels}</span>
      <b aria-hidden="true">
        +{points}
        <span className={styles.small}>
          <PointArt />
        </span>
      </b>
    </Play>
  )
}
