import { summaries } from '../http/facts.ts'
import { licence as currentLicence, license } from '../settings.ts'
import { type Act, say, shownTime } from './context.ts'

const LATEST = 50

const list: Act = async context => {
  const { archive, people } = context.store
  const { rows } = await archive.find({ limit: LATEST })
  for (const { id, ended, moved, terms, seats } of await summaries(people, rows)) {
    const names = seats.map(
      ({ person, bot }) =>
        person?.name || (bot ? say(context, 'bot', { level: bot }) : say(context, 'nameless')),
    )
    context.out([id, shownTime(ended ?? moved), terms.game, names.join(', ')].join('  '))
  }
  if (rows.length === 0) context.out(say(context, 'noGames'))
  return null
}

/** A running server files the games anew; one that is started later does it then. */
const rebuild: Act = async context => {
  const games = await context.store.archive.unfile()
  await context.audit('archive rebuild')
  context.out(say(context, 'rebuilding', { games }))
  return null
}

const licence: Act = async context => {
  const given = context.words.join(' ').trim()
  const { settings } = context.store
  if (given === '' && !context.clear) {
    context.out((await currentLicence(settings)) ?? say(context, 'noLicence'))
    return null
  }
  await license(settings, context.clear ? null : given)
  await context.audit(context.clear ? 'archive licence --clear' : `archive licence ${given}`)
  context.out(say(context, 'done'))
  return null
}

export const archive: Readonly<Record<string, Act>> = { list, rebuild, licence }
