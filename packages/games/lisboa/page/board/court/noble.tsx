import {
  type Action as Act,
  DUMMY,
  hostOf,
  moves,
  NOBLE_ACTION,
  NOBLE_ACTIONS,
  NOBLE_GOODS,
  NONE,
  OFFICE_PLACES,
  officialsAt,
  visitParts,
} from '../../../rules/index.ts'
import { Glyph, GoodGlyph } from '../art/glyph.tsx'
import { type GlyphName, KIND_GLYPHS, NOBLE_GLYPHS, STATE_GLYPHS } from '../art/glyphs.ts'
import { Portrait } from '../art/portrait.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './court.module.css'
import { Official } from './official.tsx'

/** One noble in his bay: medallion, price of a visit, what he takes, his actions, and the steps with the officials. */
export function NobleDesk({ noble }: { noble: number }) {
  const { view, words, me } = useDesk()
  const { board, pieces } = words
  const name = pieces.the.kind(noble)
  const parts = visitParts(view, me, noble)
  const good = NOBLE_GOODS[noble] ?? 0
  const price = `${board.visitCosts(parts.total)} = ${board.visitSum(parts.treasury, parts.rivals, parts.less)}`
  return (
    <section className={styles.noble} data-host={hostOf(view) === noble} aria-label={name}>
      <Piece
        label={name}
        lines={[board.accepts(pieces.the.good(good)), price, board.visitPaid]}
        className={styles.portrait}
      >
        <Portrait noble={noble} />
      </Piece>
      <Piece label={price} lines={[board.visitPaid]} className={styles.fee}>
        <b>{parts.total}</b>
        <Glyph name="influence" />
      </Piece>
      <Favors noble={noble} />
      {/* What the medallion says in words. */}
      <span className={styles.accepts} aria-hidden="true">
        <GoodGlyph good={good} />
        <GoodGlyph good={0} />
      </span>
      <b className={styles.name}>
        <Glyph name={KIND_GLYPHS[noble] ?? 'king'} />
        {name}
      </b>
      <div className={styles.actions}>
        <StateSpace action={noble * 2} />
        <StateSpace action={noble * 2 + 1} />
        <NobleSpace noble={noble} />
      </div>
      <Office noble={noble} />
    </section>
  )
}

function Office({ noble }: { noble: number }) {
  const { view, words, names } = useDesk()
  const { board, pieces } = words
  const owners = [...view.players.keys(), DUMMY]
  const there = owners.flatMap(owner => Array.from({ length: officialsAt(view, noble, owner) }, () => owner))
  const nameOf = (owner: number): string => (owner === DUMMY ? board.neutral : (names[owner] ?? ''))
  const lines = owners
    .filter(owner => officialsAt(view, noble, owner) > 0)
    .map(owner => board.officialsOf(nameOf(owner), officialsAt(view, noble, owner)))
  return (
    <Piece
      place={`office:${noble}`}
      label={board.office(pieces.the.kind(noble))}
      lines={[...(lines.length > 0 ? lines : [board.nobody]), board.officeWhy]}
      closed={moves.recruit(1 << noble)}
      className={styles.office}
    >
      {there.map((owner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal officials
        <Official key={i} owner={owner} />
      ))}
      {Array.from({ length: Math.max(0, OFFICE_PLACES - there.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places
        <span key={i} className={styles.seat} />
      ))}
    </Piece>
  )
}

function Favors({ noble }: { noble: number }) {
  const { view, words } = useDesk()
  const { board, pieces } = words
  const left = view.favors[noble] as number
  return (
    <Piece
      place={`favor:${noble}`}
      label={board.favorsLeft(left, pieces.the.kind(noble))}
      lines={[board.favorWhy]}
      closed={moves.favor(noble)}
      className={styles.favors}
    >
      <b>{left}</b>
      <Glyph name="favor" />
    </Piece>
  )
}

function StateSpace({ action }: { action: number }) {
  const { view, words, frame } = useDesk()
  const { board, pieces } = words
  const traded = view.traded[action] as number
  const following = frame?.kind === 'follow'
  return (
    <Action
      place={`state:${action}`}
      kind={board.stateAction}
      name={pieces.the.stateAction(action)}
      short={board.stateShort[action] ?? ''}
      why={board.explainState[action] ?? ''}
      glyph={STATE_GLYPHS[action] ?? 'state'}
      closed={following ? moves.follow(action) : moves.state(action)}
      note={traded === NONE ? null : board.traded(pieces.the.good(traded))}
    >
      {traded !== NONE && <GoodGlyph good={traded} />}
    </Action>
  )
}

/** The first thing done in the Noble action of each: tried in vain, it is told what leads there. */
const BEGINS: readonly Act[] = [moves.open(0), moves.decree(0), moves.store(0, 0)]

function NobleSpace({ noble }: { noble: number }) {
  const { words, frame } = useDesk()
  const { board, pieces } = words
  const following = frame?.kind === 'follow' && frame.noble === noble
  const begun = frame?.kind === NOBLE_ACTIONS[noble]
  return (
    <Action
      place={`noble:${noble}`}
      kind={board.nobleAction}
      name={pieces.the.nobleAction(noble)}
      short={board.nobleShort[noble] ?? ''}
      why={board.explainNoble[noble] ?? ''}
      glyph={NOBLE_GLYPHS[noble] ?? 'store'}
      closed={following ? moves.follow(NOBLE_ACTION) : begun ? undefined : BEGINS[noble]}
      note={null}
      main
    />
  )
}

interface ActionProps {
  readonly place: string
  readonly kind: string
  readonly name: string
  /** The same in the fewest words. */
  readonly short: string
  readonly why: string
  readonly glyph: GlyphName
  readonly closed: Act | undefined
  readonly note: string | null
  readonly main?: boolean
  readonly children?: React.ReactNode
}

function Action({ place, kind, name, short, why, glyph, closed, note, main = false, children }: ActionProps) {
  const { words } = useDesk()
  return (
    <Piece
      place={place}
      label={words.signs.named(kind, name)}
      lines={[why, note]}
      closed={closed}
      className={main ? `${styles.action} ${styles.main}` : styles.action}
    >
      <Glyph name={glyph} />
      <span>{short}</span>
      {children}
    </Piece>
  )
}
