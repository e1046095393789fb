import { type ReactNode, useMemo, useRef } from 'react'
import { Flights } from '../shared/flights.tsx'
import { InfoLayer } from '../shared/info-card.tsx'
import { Jump } from '../shared/jump.tsx'
import { useDrag } from '../shared/use-drag.ts'
import { useMeasure } from '../shared/use-measure.ts'
import { useArrangement } from './arrangement.ts'
import styles from './board.module.css'
import { Harbour } from './common/harbour.tsx'
import { Market } from './common/market.tsx'
import { Roles } from './common/roles.tsx'
import { Status } from './common/status.tsx'
import { DeskProvider, type Props, useDesk } from './desk.tsx'
import { flightsOf } from './flights.tsx'
import inks from './inks.module.css'
import { PlayerBoard } from './player/player-board.tsx'
import { inOrder, SECTIONS, type SectionId } from './sections.ts'

export function Board(props: Props) {
  return (
    <DeskProvider props={props}>
      <InfoLayer>
        <Table />
      </InfoLayer>
    </DeskProvider>
  )
}

/** There is room for everything at once: then nothing need change places. As in `board.module.css`. */
function isRoomy({ clientWidth, clientHeight }: HTMLElement): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return clientWidth >= 56 * rem && clientHeight >= 40 * rem
}

/** On a wide screen everything at once; on a narrow one what the decision is about comes first. */
function Table() {
  const { view: s, me, legal, last, motionMs, words, names: people } = useDesk()
  const frame = useRef<HTMLDivElement>(null)
  useDrag(frame, useArrangement()?.move ?? null)
  const flights = useMemo(() => last?.events.flatMap(flightsOf) ?? [], [last])
  const first = me ?? 0
  const others = Array.from({ length: s.seats - 1 }, (_, i) => (first + i + 1) % s.seats)
  const parts: Readonly<Record<SectionId, ReactNode>> = {
    roles: <Roles />,
    mine: <PlayerBoard seat={first} />,
    harbour: <Harbour />,
    market: <Market />,
    others: others.map(seat => <PlayerBoard key={seat} seat={seat} />),
  }
  const names: Readonly<Record<SectionId, string>> = {
    roles: words.roles,
    mine: me === null ? (people[first] ?? '') : words.sections.mine,
    harbour: words.sections.harbour,
    market: words.sections.town,
    others: words.others,
  }
  const order = inOrder(legal.length > 0 ? s.phase : 'over')
  const roomy = useMeasure(frame, isRoomy, true)
  return (
    <div className={`${styles.root} ${inks.inks}`} ref={frame}>
      <div className={styles.frame}>
        <div className={styles.board} data-seats={s.seats}>
          <div className={styles.status}>
            <Status />
            <Jump
              label={words.parts}
              parts={SECTIONS.map(id => ({ id, name: names[id] }))}
              first={order[0] ?? 'roles'}
              frame={frame}
              find={id => `[data-section="${id}"]`}
              motionMs={motionMs}
            />
          </div>
          {(roomy ? SECTIONS : order).map(id => (
            <div key={id} className={styles[id]} data-section={id}>
              {parts[id]}
            </div>
          ))}
        </div>
      </div>
      <Flights frame={frame} moment={last} flights={flights} ms={motionMs} />
    </div>
  )
}
