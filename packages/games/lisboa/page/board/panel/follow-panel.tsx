import { Play } from '@ludoteca/page-kit/board/play.tsx'
import { useMark } from '@ludoteca/page-kit/board/pointed.ts'
import { PointedOut } from '@ludoteca/page-kit/board/pointed-out.tsx'
import { type Action, decision, moves, NOBLE_ACTION, visitParts } from '../../../rules/index.ts'
import { Glyph } from '../art/glyph.tsx'
import { type GlyphName, NOBLE_GLYPHS, STATE_GLYPHS } from '../art/glyphs.ts'
import type { Props } from '../desk.tsx'
import { wordsIn } from '../text/words.ts'
import styles from './panel.module.css'

/** Somebody visits a noble whose favor one holds: what following costs and offers. */
export function FollowPanel(props: Props) {
  const { view, lang, names, legal, text } = props
  const { board, pieces } = wordsIn(lang, view)
  const frame = decision(view)
  if (frame?.kind !== 'follow') return null
  const { noble, seat } = frame
  const parts = visitParts(view, seat, noble)
  const ways: readonly { action: Action; title: string; why: string; glyph: GlyphName }[] = [
    ...[noble * 2, noble * 2 + 1].map(state => ({
      action: moves.follow(state),
      title: pieces.the.stateAction(state),
      why: board.explainState[state] ?? '',
      glyph: STATE_GLYPHS[state] ?? ('state' as const),
    })),
    {
      action: moves.follow(NOBLE_ACTION),
      title: pieces.the.nobleAction(noble),
      why: board.explainNoble[noble] ?? '',
      glyph: NOBLE_GLYPHS[noble] ?? 'store',
    },
  ]
  return (
    <div className={styles.turn} data-lisboa>
      <p className={styles.hint}>
        {board.followNow(names[view.active] ?? '', pieces.the.kind(noble))} {board.followCosts(parts.total)} (
        {board.visitSum(parts.treasury, parts.rivals, parts.less)};{' '}
        {board.have(board.costInfluence(view.players[seat]?.influence ?? 0))})
      </p>
      <Play
        action={moves.PASS}
        number={legal.includes(moves.PASS) ? 1 : undefined}
        verbs={props}
        className={styles.decline}
      >
        {text.action(moves.PASS, view)}
      </Play>
      <ul className={styles.uses}>
        {ways.map((way, i) => (
          <Way key={way.title} {...way} number={i + 2} props={props} open={legal.includes(way.action)} />
        ))}
      </ul>
    </div>
  )
}

interface WayProps {
  readonly action: Action
  readonly title: string
  readonly why: string
  readonly glyph: GlyphName
  readonly number: number
  readonly open: boolean
  readonly props: Props
}

function Way({ action, title, why, glyph, number, open, props }: WayProps) {
  const { act, explain, consider, game, view, text } = props
  const { ref, considered, pointed } = useMark<HTMLLIElement>(action)
  const refusal = open ? null : game.refusal(view, action)
  return (
    <li className={styles.use} data-open={open} data-considered={considered} ref={ref}>
      <button
        type="button"
        className={styles.do}
        data-choice={open ? number : undefined}
        aria-disabled={!open}
        onClick={() => (open ? act(action) : explain(action))}
        onPointerEnter={event => event.pointerType === 'mouse' && open && consider([action])}
        onFocus={() => open && consider([action])}
      >
        <Glyph name={glyph} />
        {title}
        <PointedOut shown={pointed} />
      </button>
      <p className={styles.part}>{why}</p>
      {refusal && <p className={styles.why}>{text.refusal(refusal)}</p>}
    </li>
  )
}
