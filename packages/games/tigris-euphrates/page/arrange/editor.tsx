import { fill } from '@ludoteca/engine'
import { useMemo, useState } from 'react'
import { COLOURS, kingdoms, MONUMENTS, type State } from '../../rules/index.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../board/map/geometry.ts'
import mapStyles from '../board/map/map.module.css'
import { PiecesLayer } from '../board/map/pieces-layer.tsx'
import { Squares } from '../board/map/squares.tsx'
import { Terrain } from '../board/map/terrain.tsx'
import { SQUARES_BOX } from '../board/map/use-zoom.ts'
import { squareText } from '../board/square-text.ts'
import { wordsIn } from '../board/text/index.ts'
import styles from './editor.module.css'
import { place, type Tool } from './place.ts'
import { Possessions } from './possessions.tsx'
import { words as texts } from './text.ts'
import type { TigrisEditorProps } from './types.ts'

const NONE: ReadonlySet<number> = new Set()
const EVERYWHERE = { has: () => true }

/** The map to put pieces on, and what everybody has. */
export function Editor({ scene, onChange }: TigrisEditorProps) {
  const { view, lang, game } = scene
  const words = texts[lang]
  const tools = useTools(scene)
  const [chosen, setChosen] = useState('tile-0')
  const realms = useMemo(() => kingdoms(view), [view])
  const change = (make: (s: State) => void): void => {
    const next = game.clone(view)
    make(next)
    onChange(next)
  }
  return (
    <div className={styles.editor}>
      <label className={styles.tool}>
        <span>{words.tool}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)} data-testid="tool">
          {tools.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.scroll}>
        <div className={`${mapStyles.frame} ${styles.map}`}>
          <svg
            className={mapStyles.picture}
            viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
            aria-hidden="true"
          >
            <Terrain map={view.rules.map} coordinates />
            <PiecesLayer view={view} viewer="table" fresh={NONE} />
          </svg>
          <div className={mapStyles.squares} style={SQUARES_BOX}>
            <Squares
              label={words.map}
              describe={square => squareText(scene, realms, square)}
              open={EVERYWHERE}
              chosen={null}
              onChoose={square => {
                const tool = tools.find(({ key }) => key === chosen)?.tool
                if (tool) change(s => place(s, tool, square))
              }}
              onLook={() => {}}
            />
          </div>
        </div>
      </div>
      <Possessions scene={scene} change={change} />
    </div>
  )
}

interface NamedTool {
  readonly key: string
  readonly name: string
  readonly tool: Tool
}

function useTools({ view, lang, who }: TigrisEditorProps['scene']): readonly NamedTool[] {
  return useMemo(() => {
    const words = texts[lang]
    const board = wordsIn(lang)
    const tiles = COLOURS.map(colour => ({
      key: `tile-${colour}`,
      name: board.tile(colour),
      tool: { kind: 'tile', colour } as const,
    }))
    const leaders = Array.from({ length: view.seats }, (_, seat) =>
      COLOURS.map(colour => ({
        key: `leader-${seat}-${colour}`,
        name: fill(words.leader, { leader: board.leader(colour), who: who(seat) }),
        tool: { kind: 'leader', seat, colour } as const,
      })),
    ).flat()
    const monuments = MONUMENTS.map((colours, monument) => ({
      key: `monument-${monument}`,
      name: fill(words.monument, { name: board.monument(...colours) }),
      tool: { kind: 'monument', monument } as const,
    }))
    const others = (['treasure', 'catastrophe', 'clear'] as const).map(kind => ({
      key: kind,
      name: kind === 'catastrophe' ? board.catastrophe : words[kind],
      tool: { kind } as const,
    }))
    return [...tiles, ...leaders, ...others, ...monuments]
  }, [view.seats, lang, who])
}
