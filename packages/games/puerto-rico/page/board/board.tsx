import { Flights } from '@ludoteca/page-kit/board/flights.tsx'
import { InfoLayer } from '@ludoteca/page-kit/board/info-card.tsx'
import { Jump } from '@ludoteca/page-kit/board/jump.tsx'
import { useComeTo } from '@ludoteca/page-kit/board/use-come-to.ts'
import { useDrag } from '@ludoteca/page-kit/board/use-drag.ts'
import { type ReactNode, useMemo, useRef } from 'react'
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
import { aboutPart, SECTIONS, type SectionId } from './sections.ts'

export function Board(props: Props) {
  return (
    <DeskProvider props={props}>
      <InfoLayer>
        <Table />
      </InfoLayer>
    </DeskProvider>
  )
}

const partOf = (id: SectionId): string => `[data-section="${id}"]`

/** On a wide screen everything at once; on a narrow one the page comes to what the decision is about. */
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
  const about = legal.length > 0 ? aboutPart(s.phase.kind) : null
  useComeTo(frame, about && partOf(about), s, motionMs)
  return (
    <div className={`${styles.root} ${inks.inks}`} ref={frame}>
      <div className={styles.frame}>
        <div className={styles.board} data-seats={s.seats}>
          <div className={styles.status}>
            <Status />
            <Jump
              label={words.parts}
              parts={SECTIONS.map(id => ({ id, name: names[id] }))}
              first={about}
              frame={frame}
              find={partOf}
              motionMs={motionMs}
            />
          </div>
          {SECTIONS.map(id => (
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
