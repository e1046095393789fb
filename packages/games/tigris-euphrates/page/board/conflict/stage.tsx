import { type Colour, RED } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { DownTile, Leader, Tile } from '../art/pieces.tsx'
import { at, PICTURE_HEIGHT, PICTURE_WIDTH } from '../map/geometry.ts'
import type { Fighter } from '../panel/duel.tsx'
import { wordsIn } from '../text/index.ts'
import type { TigrisScene } from '../types.ts'
import styles from './stage.module.css'
import type { ConflictResult } from './use-conflict-result.ts'
import type { Staging } from './use-stage.ts'

const timed = (ms: number) => ({ '--stage': `${ms}ms` }) as React.CSSProperties

/** Whoever loses leaves the map: drawn over the position after it. */
export function Leaving({ staging: { result, ms } }: { staging: Staging }) {
  if (!result) return null
  const { removed, colour, loser, square } = result.ended
  return (
    <svg
      className={styles.leaving}
      style={timed(ms)}
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
      aria-hidden="true"
    >
      {removed.map(each => (
        <g key={each} transform={at(each)}>
          <g className={styles.goes}>
            <Tile colour={colour} />
          </g>
        </g>
      ))}
      <g transform={at(square)}>
        <g className={styles.goes}>
          <Leader seat={loser} colour={colour} />
        </g>
      </g>
    </svg>
  )
}

/** Supporters slide in face down, are turned over together, the loser leaves, and what was won is counted. */
export function Stage({ scene, staging }: { scene: TigrisScene; staging: Staging }) {
  const { result, ms } = staging
  if (!result) return null
  const words = wordsIn(scene.lang)
  const { ended, attacker, defender } = result
  const leader = words.leader(ended.colour)
  const title = ended.conflict === 'revolt' ? words.revoltTitle(leader) : words.warTitle(leader)
  return (
    <div className={styles.stage} style={timed(ms)} aria-hidden="true" data-testid="stage">
      <p className={styles.title}>
        {title}
        {result.war && ` · ${words.warCount(result.war.number, result.war.of)}`}
      </p>
      <div className={styles.sides}>
        <Side scene={scene} result={result} fighter={attacker} part="attacker" />
        <Side scene={scene} result={result} fighter={defender} part="defender" />
      </div>
      <p className={styles.skip}>{words.skipStage}</p>
    </div>
  )
}

interface SideProps {
  readonly scene: TigrisScene
  readonly result: ConflictResult
  readonly fighter: Fighter
  readonly part: 'attacker' | 'defender'
}

function Side({ scene, result, fighter, part }: SideProps) {
  const words = wordsIn(scene.lang)
  const { ended, gained } = result
  const support: Colour = ended.conflict === 'revolt' ? RED : ended.colour
  const won = ended.winner === fighter.seat
  const points = gained.filter(each => each.seat === fighter.seat)
  return (
    <div className={styles.side} data-role={part} data-won={won}>
      <p className={styles.who}>
        <span className={won ? undefined : styles.goes}>
          <Chip size={30}>
            <Leader seat={fighter.seat} colour={ended.colour} />
          </Chip>
        </span>
        <span className={styles.name}>{fighter.name}</span>
        <b className={styles.total}>{fighter.total}</b>
      </p>
      <p className={styles.tiles}>
        {Array.from({ length: fighter.board ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles in a row
          <Chip key={i} size={20}>
            <Tile colour={support} />
          </Chip>
        ))}
        {Array.from({ length: fighter.added ?? 0 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles in a row
          <span key={i} className={styles.supporter}>
            <span className={styles.down}>
              <Chip size={24}>
                <DownTile />
              </Chip>
            </span>
            <span className={styles.up}>
              <Chip size={24}>
                <Tile colour={support} />
              </Chip>
            </span>
          </span>
        ))}
      </p>
      <p className={styles.gains}>
        {points.map(each => (
          <span key={`${each.square}/${each.colour}`} className={styles.gain}>
            +{each.points} {words.sphere(each.colour)}
          </span>
        ))}
      </p>
    </div>
  )
}
