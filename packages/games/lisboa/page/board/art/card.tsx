import { HIDDEN_BLUE, HIDDEN_PURPLE, type Tables } from '../../../rules/index.ts'
import styles from './card.module.css'
import { CardName } from './card-name.tsx'
import { EffectMarks, PowerMark } from './effects.tsx'
import { Glyph } from './glyph.tsx'
import { KIND_GLYPHS } from './glyphs.ts'

interface CardFaceProps {
  readonly tables: Tables
  readonly card: number
  readonly name: string | null
  /** In a portfolio only the influence of a Noble card and the lasting power of a Treasury card count. */
  readonly held?: boolean
}

/** The face of a Political card, or its back. */
export function CardFace({ tables, card, name, held = false }: CardFaceProps) {
  const face = tables.cards[card]
  if (!face) {
    const deck = card === HIDDEN_BLUE ? 0 : card === HIDDEN_PURPLE ? 2 : 1
    return <span className={styles.back} data-deck={deck} />
  }
  return (
    <span className={styles.card} data-deck={face.deck} data-kind={face.kind}>
      <span className={styles.top}>
        <Glyph name={KIND_GLYPHS[face.kind] ?? 'king'} />
        {face.influence > 0 && (
          <span className={styles.icons}>
            <b>{face.influence}</b>
            <Glyph name="influence" />
          </span>
        )}
      </span>
      {name && (
        <span className={styles.name} data-card-name>
          <CardName name={name} />
        </span>
      )}
      {!(held && face.bottom.length > 0) && (
        <span className={styles.foot} data-penalty={face.penalty}>
          {face.power ? (
            <>
              {!held && <EffectMarks effects={face.event} />}
              <span className={held ? undefined : styles.power}>
                <PowerMark power={face.power} />
              </span>
            </>
          ) : (
            <EffectMarks effects={face.bottom} />
          )}
        </span>
      )}
    </span>
  )
}
