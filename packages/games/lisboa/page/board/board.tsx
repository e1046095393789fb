import { bringIntoView } from '@ludoteca/page-kit/board/bring-into-view.ts'
import { Flights } from '@ludoteca/page-kit/board/flights.tsx'
import { InfoLayer } from '@ludoteca/page-kit/board/info-card.tsx'
import { Jump } from '@ludoteca/page-kit/board/jump.tsx'
import { useMeasure } from '@ludoteca/page-kit/board/use-measure.ts'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { endNear, isLacerda } from '../../rules/index.ts'
import { Mark } from './art/glyph.tsx'
import styles from './board.module.css'
import { City } from './city/city.tsx'
import { Court, Forecourt } from './court/court.tsx'
import { Market, Treasury } from './court/tracks.tsx'
import { DeskProvider, type Props, useDesk } from './desk.tsx'
import { flightsOf } from './flights.tsx'
import { Piece } from './piece.tsx'
import { frontOf, type PanelId } from './places.ts'
import { Hand } from './player/hand.tsx'
import { PlayerBoard } from './player/player-board.tsx'
import { LacerdaBoard } from './solo/lacerda-board.tsx'
import { Church } from './supply/church.tsx'
import { Architects, Decrees, Piles, Shipyard } from './supply/supply.tsx'
import { Symbols } from './symbols.tsx'

/** How much fits: on a phone, a tablet, a laptop, a desk. */
type Room = 'narrow' | 'middling' | 'lap' | 'wide'

/** Below this the city gives its plots the width of a finger. */
const FINGER = 520
/** From here on there is room for two columns, if the choices lie beside them. */
const COLUMNED = 900
const BESIDE = '(min-width: 60rem)'
/** In less than this everything at once would be too small to read. */
const DESK = { width: 990, height: 740 }

function roomIn({ clientWidth: width, clientHeight: height }: HTMLElement): Room {
  if (width < FINGER) return 'narrow'
  if (width < COLUMNED || !matchMedia(BESIDE).matches) return 'middling'
  return width < DESK.width || height < DESK.height ? 'lap' : 'wide'
}

export function Board(props: Props) {
  return (
    <DeskProvider props={props}>
      <InfoLayer>
        <Table />
      </InfoLayer>
    </DeskProvider>
  )
}

/**
 * On a desk everything at once; on a laptop two columns that scroll, each by itself; on anything smaller what
 * the decision is about comes first.
 */
function Table() {
  const { frame, last, motionMs, me, words, viewer, names } = useDesk()
  const jumps = viewer === 'table' ? { ...words.board.jump, mine: names[me] ?? '' } : words.board.jump
  const flights = useMemo(() => last?.events.flatMap(event => flightsOf(event, me)) ?? [], [last, me])
  const box = useRef<HTMLDivElement>(null)
  const room = useMeasure<Room>(box, roomIn, 'wide')
  const front = frontOf(frame)
  const order: readonly PanelId[] = [front, ...PANELS.filter(panel => panel !== front)]
  useFollow(box, front, room)
  return (
    <div className={styles.frame} ref={box} data-lisboa>
      <div className={styles.board} data-room={room}>
        <Status />
        <Jump
          className={styles.jump}
          label={words.board.parts}
          parts={JUMPS.map(id => ({ id, name: jumps[id] }))}
          first={JUMPS.find(id => id === front) ?? 'mine'}
          frame={box}
          find={id => `[data-panel="${id}"]`}
          motionMs={motionMs}
        />
        {room === 'wide' || room === 'lap'
          ? COLUMNS[room].map(column => (
              <div key={column[0]} className={styles.column}>
                {column.map(panel => (
                  <Fragment key={panel}>{panelOf(panel, room)}</Fragment>
                ))}
              </div>
            ))
          : order.map(panel => <Fragment key={panel}>{panelOf(panel, room)}</Fragment>)}
      </div>
      <Flights frame={box} moment={last} flights={flights} ms={motionMs} />
    </div>
  )
}

/**
 * On a desk the city lies in the west, the court in the middle, what is on offer in the east, the players below.
 * On a laptop the city stays where it is while one looks through the rest.
 */
const COLUMNS: Readonly<Record<'wide' | 'lap', readonly (readonly PanelId[])[]>> = {
  wide: [
    ['city', 'market'],
    ['court', 'plaza', 'church'],
    ['piles', 'decrees', 'shipyard', 'architects'],
    ['mine'],
    ['others'],
  ],
  lap: [
    ['city', 'market', 'mine'],
    ['court', 'plaza', 'church', 'piles', 'decrees', 'shipyard', 'architects', 'others'],
  ],
}

const PANELS: readonly PanelId[] = COLUMNS.wide.flat()

/** Where one wants to go where not all is in sight; the rest lies beside these. */
const JUMPS = ['city', 'court', 'church', 'piles', 'mine', 'others'] as const satisfies readonly PanelId[]

/** Where not everything is in sight, the panel that comes forward comes into sight. */
function useFollow(box: React.RefObject<HTMLDivElement | null>, front: PanelId, room: Room) {
  const [shown, setShown] = useState(front)
  useEffect(() => {
    if (front === shown) return
    setShown(front)
    if (room === 'narrow' || room === 'middling') box.current?.scrollIntoView({ block: 'start' })
    // One's own things stand beside the choices too: the city need not go for them.
    else if (front !== 'mine') {
      const panel = box.current?.querySelector<HTMLElement>(`[data-panel="${front}"]`)
      if (panel) bringIntoView(panel)
    }
  }, [front, shown, room, box])
}

function panelOf(panel: PanelId, room: Room): ReactNode {
  switch (panel) {
    case 'city':
      return (
        <Panel id={panel} title={null}>
          <City narrow={room === 'narrow'} />
        </Panel>
      )
    case 'court':
      return (
        <Panel id={panel} title={null}>
          <Court whole={room === 'narrow' || room === 'middling'} />
        </Panel>
      )
    case 'plaza':
      return room === 'wide' || room === 'lap' ? (
        <Panel id={panel} title={null}>
          <Forecourt />
        </Panel>
      ) : null
    case 'market':
      return (
        <Panel id={panel} title="treasury">
          <Treasury />
          <Market />
        </Panel>
      )
    case 'piles':
      return (
        <Panel id={panel} title="piles">
          <Piles />
        </Panel>
      )
    case 'church':
      return (
        <Panel id={panel} title={null}>
          <Church />
        </Panel>
      )
    case 'decrees':
      return (
        <Panel id={panel} title="decrees">
          <Decrees />
        </Panel>
      )
    case 'shipyard':
      return (
        <Panel id={panel} title="shipyard">
          <Shipyard />
        </Panel>
      )
    case 'architects':
      return (
        <Panel id={panel} title="architects">
          <Architects />
        </Panel>
      )
    case 'mine':
      return <Mine />
    case 'others':
      return <Others />
  }
}

type Title = 'treasury' | 'piles' | 'decrees' | 'shipyard' | 'architects'

function Panel({ id, title, children }: { id: PanelId; title: Title | null; children: ReactNode }) {
  const { words } = useDesk()
  return (
    <section
      className={`${styles.panel} ${styles[id]}`}
      aria-label={words.board.panels[title ?? (id as 'city' | 'court' | 'plaza' | 'church')]}
      data-panel={id}
      data-spot={id}
    >
      {title && <h3 className={styles.title}>{words.board.panels[title]}</h3>}
      {children}
    </section>
  )
}

function Mine() {
  const { me } = useDesk()
  return (
    <div className={styles.mine} data-panel="mine">
      <PlayerBoard seat={me} />
      <Hand />
    </div>
  )
}

function Others() {
  const { view, me } = useDesk()
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (me + 1 + i) % view.seats)
  return (
    <div className={styles.others} data-panel="others" data-count={others.length}>
      {others.map(seat =>
        isLacerda(view, seat) ? (
          <LacerdaBoard key={seat} seat={seat} />
        ) : (
          <PlayerBoard key={seat} seat={seat} />
        ),
      )}
    </div>
  )
}

/** Period, round, and how near the end is. */
function Status() {
  const { view, words } = useDesk()
  const { board } = words
  const end = endNear(view)
  return (
    <div className={styles.status}>
      <b className={styles.period}>{board.period(view.period)}</b>
      <span>{board.round(view.round)}</span>
      <Piece
        label={board.endSets(end.sets, end.setsNeeded)}
        lines={[board.endSetsWhy(end.setsNeeded)]}
        className={styles.near}
      >
        <Mark name="set" n={`${end.sets}/${end.setsNeeded}`} />
      </Piece>
      <Piece
        label={board.endPiles(end.piles, end.pilesNeeded)}
        lines={[board.endPilesWhy(end.pilesNeeded)]}
        className={styles.near}
      >
        <Mark name="card" n={`${end.piles}/${end.pilesNeeded}`} />
      </Piece>
      {view.ending > 0 && <b className={styles.ending}>{board.ending[view.ending]}</b>}
      <Symbols />
    </div>
  )
}
