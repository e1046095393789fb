import { Flights } from '@ludoteca/page-kit/board/flights.tsx'
import { InfoLayer } from '@ludoteca/page-kit/board/info-card.tsx'
import { useMeasure } from '@ludoteca/page-kit/board/use-measure.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import styles from './board.module.css'
import { City } from './city/city.tsx'
import { Court, Forecourt } from './court/court.tsx'
import { DeskProvider, type Props, useDesk } from './desk.tsx'
import { flightsOf } from './flights.tsx'
import { Drawers } from './layout/drawer.tsx'
import { Panes } from './layout/panes.tsx'
import { Mine, Others } from './layout/players.tsx'
import { Era, Near } from './layout/status.tsx'
import { Fleet } from './panorama/fleet.tsx'
import { Market, Treasury } from './panorama/quay.tsx'
import { Border, Hills, Joints, River } from './panorama/scenery.tsx'
import type { PanelId } from './places.ts'
import { Church } from './supply/church.tsx'
import { Glance } from './supply/glance.tsx'
import { Architects, Decrees, Piles, Shipyard } from './supply/supply.tsx'
import { Symbols } from './symbols.tsx'

/** How much fits: on a phone, a tablet, a laptop, a desk. */
type Room = 'narrow' | 'tablet' | 'lap' | 'wide'

/** Below this everything is as large as a finger. */
const FINGER = 600
/** From here on there is room for the court beside the city. */
const COURTLY = 900
/** The choices lie beside the board, which has all the height there is. */
const BESIDE = '(min-width: 60rem)'
/** In less than this the strip becomes a drawer. */
const DESK = { width: 1040, height: 788 }

function roomIn({ clientWidth: width, clientHeight: height }: HTMLElement): Room {
  if (width < FINGER) return 'narrow'
  if (width < COURTLY || !matchMedia(BESIDE).matches) return 'tablet'
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

function Table() {
  const { last, motionMs, me } = useDesk()
  const flights = useMemo(() => last?.events.flatMap(event => flightsOf(event, me)) ?? [], [last, me])
  const box = useRef<HTMLDivElement>(null)
  const room = useMeasure<Room>(box, roomIn, 'wide')
  return (
    <div className={styles.frame} ref={box} data-lisboa data-fits={room !== 'narrow'}>
      <div className={styles.board} data-room={room}>
        {room === 'narrow' ? <Phone /> : <Whole room={room} />}
      </div>
      <Flights frame={box} moment={last} flights={flights} ms={motionMs} />
    </div>
  )
}

/** The city as one picture of tiles; what is for sale, and the players, before it. */
function Whole({ room }: { room: Exclude<Room, 'narrow'> }) {
  const { words } = useDesk()
  const { drawers } = words.board
  const supply = {
    id: 'supply',
    name: drawers.supply,
    ...(room === 'lap' ? { summary: (open: boolean) => <Glance open={open} /> } : {}),
    panels: ['piles', 'decrees', 'shipyard', 'architects'] as const,
    content: <Supply />,
  }
  const court = {
    id: 'court',
    name: drawers.court,
    panels: ['court', 'plaza', 'church'] as const,
    content: <Palace />,
  }
  return (
    <>
      <div className={styles.panorama}>
        <Border />
        <div className={styles.scene}>
          <div className={styles.sky}>
            <Hills />
          </div>
          <div className={styles.tagus}>
            <River />
          </div>
          <Joints />
          <Panel id="city" className={styles.city}>
            <City
              narrow={false}
              corners={[
                <Era key="era" />,
                <div key="near" className={styles.corner}>
                  <Near />
                  {room !== 'tablet' && <Symbols />}
                </div>,
              ]}
            />
          </Panel>
          {room !== 'tablet' && <Palace />}
          <Panel id="market" className={styles.quay}>
            <Market />
            <Treasury />
          </Panel>
          <Panel id="fleet" className={styles.port}>
            <Fleet />
          </Panel>
        </div>
      </div>
      {room === 'wide' ? (
        <div data-strip>
          <Supply />
        </div>
      ) : (
        <Drawers drawers={room === 'lap' ? [supply] : [court, supply]}>
          {room === 'tablet' && <Symbols />}
        </Drawers>
      )}
      <div className={styles.players}>
        <Mine />
        <Others />
      </div>
    </>
  )
}

/** Church on the hill, palace and plaza below it. */
function Palace() {
  return (
    <div className={styles.palace}>
      <Panel id="church">
        <Church />
      </Panel>
      <Panel id="plaza">
        <Forecourt />
      </Panel>
      <Panel id="court">
        <Court />
      </Panel>
    </div>
  )
}

/** What cards, decrees, ships and plans there are to be had. */
function Supply() {
  return (
    <div className={styles.supply}>
      <Panel id="piles">
        <Piles />
      </Panel>
      <Panel id="decrees">
        <Decrees />
      </Panel>
      <Panel id="shipyard">
        <Shipyard />
      </Panel>
      <Panel id="architects">
        <Architects />
      </Panel>
    </div>
  )
}

/** The same in four panes. */
function Phone() {
  const { words } = useDesk()
  const { panes } = words.board
  return (
    <Panes
      panes={[
        {
          id: 'city',
          name: panes.city,
          content: (
            <Panel id="city" className={styles.landscape}>
              <div className={styles.sky}>
                <Hills />
              </div>
              <City narrow corners={[<Era key="era" />, <Near key="near" />]} />
            </Panel>
          ),
        },
        { id: 'court', name: panes.court, content: <Palace /> },
        {
          id: 'market',
          name: panes.market,
          content: (
            <>
              <Panel id="market" className={styles.quay}>
                <Treasury />
                <Market />
              </Panel>
              <Panel id="fleet" className={styles.port}>
                <River />
                <Fleet />
              </Panel>
              <Supply />
            </>
          ),
        },
        {
          id: 'table',
          name: panes.table,
          content: (
            <div className={styles.players}>
              <Mine />
              <Others />
              <div className={styles.legend}>
                <Symbols />
              </div>
            </div>
          ),
        },
      ]}
    />
  )
}

interface PanelProps {
  readonly id: Exclude<PanelId, 'mine' | 'others'>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of the board that can be found by its name. */
function Panel({ id, className, children }: PanelProps) {
  const { words } = useDesk()
  return (
    <section className={className} aria-label={words.board.panels[id]} data-panel={id} data-spot={id}>
      {children}
    </section>
  )
}
