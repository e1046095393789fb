import { availableParallelism } from 'node:os'
import { type Crew, type Player, playerFor } from '@ludoteca/bots'
import { threadCrew } from '@ludoteca/bots/crew'
import { type Program, startProgram } from '@ludoteca/bots/program'
import { type Action, fill, type Seat } from '@ludoteca/engine'
import { type Session, show } from './session.ts'

/** Decides for the seats nobody sits in. */
export interface Deciders {
  decide(seat: Seat, view: object, legal: readonly Action[]): Promise<Action>
  readonly programs: ReadonlyMap<Seat, Program>
  readonly crew: Crew
}

/** What a program gets for one decision. */
const PROGRAM_MS = 10_000

/** Bots and programs are started when they are first asked. */
export function newDeciders(session: Session): Deciders {
  const bots = new Map<Seat, Player>()
  const programs = new Map<Seat, Program>()
  const crew = threadCrew(availableParallelism() - 1)
  return {
    programs,
    crew,
    decide(seat, view, legal) {
      const sitter = session.sitters[seat]
      if (sitter?.kind === 'program') {
        const program = programs.get(seat) ?? startAt(session, seat, sitter.command)
        programs.set(seat, program)
        return program.decide(view, legal)
      }
      const level = sitter?.kind === 'bot' ? sitter.level : 'easy'
      const bot = bots.get(seat) ?? playerFor(level, session.match.game, seat, session.rng, { crew })
      bots.set(seat, bot)
      return bot(view, legal)
    },
  }
}

function startAt(session: Session, seat: Seat, command: string): Program {
  const { match, words, who, rng } = session
  return startProgram(command, {
    ...{ game: match.game, seats: match.setup.seats, options: match.setup.options, seat, rng },
    ms: PROGRAM_MS,
    onSlip({ failure, said }) {
      if (failure !== 'dead') show(session, [fill(words.play.slip[failure], { who: who(seat), said })])
    },
    onEnd: why => show(session, [fill(words.play.dropout[why], { who: who(seat) })]),
    onReady: name => session.called.set(seat, name),
  })
}

export async function dismiss({ match }: Session, { programs, crew }: Deciders): Promise<void> {
  // Standings are for those who have played to the end.
  const over = match.game.turn(match.state) === null
  const standings = over ? match.game.standings(match.state) : null
  crew.dismiss()
  await Promise.all([...programs.values()].map(program => program.over(standings)))
}
