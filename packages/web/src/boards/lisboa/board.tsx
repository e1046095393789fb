import { endNear } from '@ludoteca/lisboa'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Flights } from '../shared/flights.tsx'
import { InfoLayer } from '../shared/info-card.tsx'
import { Jump } from '../shared/jump.tsx'
import { useMeasure } from '../shared/use-measure.ts'
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
import { Church } from './supply/church.tsx'
import { Architects, Decrees, Piles, Shipyard } from './supply/supply.tsx'
import { Symbols } from './symbols.tsx'

/** Below this the city gives its plots the width of a finger. */
const FINGER = 520

const widthOf = (element: HTMLElement): number => element.clientWidth

export function Board(props: Props) {
  return (
    <DeskProvider props={props}>
      <InfoLayer>
        <Table />
      </InfoLayer>
    </DeskProvider>
  )
}

/** On a wide screen everything at once; on a smaller one what the decision is about comes first. */
function Table() {
  const { frame, last, motionMs, me, words, viewer, names } = useDesk()
  const jumps = viewer === 'table' ? { ...words.board.jump, mine: names[me] ?? '' } : words.board.jump
  const flights = useMemo(() => last?.events.flatMap(event => flightsOf(event, me)) ?? [], [last, me])
  const box = useRef<HTMLDivElement>(null)
  const width = useMeasure(box, widthOf, 1000)
  const front = frontOf(frame)
  const wide = width >= 900
  const order: readonly PanelId[] = [front, ...PANELS.filter(panel => panel !== front)]
  useFollow(box, front, wide)
  return (
    <div className={styles.frame} ref={box} data-lisboa>
      <div className={styles.board} data-wide={wide}>
        <Status />
        <Jump
          label={words.board.parts}
          parts={JUMPS.map(id => ({ id, name: jumps[id] }))}
          first={JUMPS.find(id => id === front) ?? 'mine'}
          frame={box}
          find={id => `[data-panel="${id}"]`}
          motionMs={motionMs}
        />
        {wide
          ? COLUMNS.map(column => (
              <div key={column[0]} className={styles.column}>
                {column.map(panel => (
                  <Fragment key={panel}>{panelOf(panel, 'wide')}</Fragment>
                ))}
              </div>
            ))
          : order.map(panel => (
              <Fragment key={panel}>{panelOf(panel, width < FINGER ? 'narrow' : 'middling')}</Fragment>
            ))}
      </div>
      <Flights frame={box} moment={last} flights={flights} ms={motionMs} />
    </div>
  )
}

/** The wide table: the city in the west, the court in the middle, what is on offer in the east, players below. */
const COLUMNS: readonly (readonly PanelId[])[] = [
  ['city', 'market'],
  ['court', 'plaza', 'church'],
  ['piles', 'decrees', 'shipyard', 'architects'],
  ['mine'],
  ['others'],
]

const PANELS: readonly PanelId[] = COLUMNS.flat()

/** Where one wants to go on a phone; the rest lies beside these. */
const JUMPS = ['city', 'court', 'church', 'piles', 'mine', 'others'] as const satisfies readonly PanelId[]

/** On a small screen the panel that comes forward also comes into sight. */
function useFollow(box: React.RefObject<HTMLDivElement | null>, front: PanelId, wide: boolean) {
  const [shown, setShown] = useState(front)
  useEffect(() => {
    if (front === shown) return
    setShown(front)
    if (!wide) box.current?.scrollIntoView({ block: 'start' })
  }, [front, shown, wide, box])
}

type Room = 'narrow' | 'middling' | 'wide'

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
          <Court whole={room !== 'wide'} />
        </Panel>
      )
    case 'plaza':
      return room === 'wide' ? (
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
      {others.map(seat => (
        <PlayerBoard key={seat} seat={seat} />
      ))}
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
