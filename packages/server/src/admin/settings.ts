import { announce as setAnnouncement, rest as setRest } from '../settings.ts'
import { type Act, type Context, say, shownTime } from './context.ts'

const MOST_AUDITS = 100

export const announce: Act = async context => {
  const given = context.words.join(' ').trim()
  if (given === '' && !context.clear) {
    return say(context, 'missing-words', { act: 'announce', what: 'TEXT' })
  }
  await setAnnouncement(context.store.settings, context.clear ? null : given)
  await context.audit(context.clear ? 'announce --clear' : `announce ${given}`)
  context.out(say(context, context.clear ? 'cleared' : 'announced'))
  return null
}

export const rest: Act = async context => {
  const [word] = context.words
  if (word !== 'on' && word !== 'off') return say(context, 'on-or-off')
  await setRest(context.store.settings, word === 'on')
  await context.audit(`rest ${word}`)
  context.out(say(context, word === 'on' ? 'resting' : 'awake'))
  return null
}

/** Puts their names behind the ids of people. */
async function named({ store }: Context, text: string): Promise<string> {
  const parts = text.split(' ').map(async part => {
    const person = /^[0-9A-Za-z]{12}$/.test(part) ? await store.people.byId(part) : null
    return person && !person.deleted ? `${part} (${person.name})` : part
  })
  return (await Promise.all(parts)).join(' ')
}

export const audit: Act = async context => {
  const acts = await context.store.settings.audits(MOST_AUDITS)
  for (const { at, who, what } of acts) {
    const [by, act] = [await named(context, who), await named(context, what)]
    context.out(`${shownTime(at)}  ${by}  ${act}`)
  }
  if (acts.length === 0) context.out(say(context, 'noAudit'))
  return null
}
