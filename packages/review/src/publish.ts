import type { ReasonText } from '@ludoteca/bot-kit/knowledge.ts'
import type { Reason } from '@ludoteca/bots'
import { botsText, inWords } from '@ludoteca/bots/text'
import { type AnyMatch, LANGS, type Lang } from '@ludoteca/engine'
import { checkedReview } from './file.ts'
import type { Finding, Look, ReviewState } from './findings.ts'
import { isSettled, usualTerms } from './state.ts'

type Reasons = Readonly<Record<Lang, ReasonText>>

/** Shares are parts of 1; what is added to them by luck or lost stays well within this. */
const LARGEST = 2

const isPart = (value: number): boolean => Math.abs(value) <= LARGEST

/**
 * A review that somebody sent, as it may be shown to others: of a game that is over, settled, made as everybody makes it,
 * with nothing in it but what a review is made of, and with reasons in the words of its game alone. Null when it is none.
 */
export function publishable(
  match: AnyMatch,
  sent: unknown,
  reasons: Reasons | undefined,
): ReviewState | null {
  if (match.game.turn(match.state) !== null) return null
  const state = checkedReview(match, sent)
  if (!state || !isSettled(state)) return null
  const { steps, seed } = usualTerms(match)
  if (state.terms.steps !== steps || state.terms.seed !== seed) return null
  const looks = state.looks.map(look => look && clean(look, match, reasons))
  if (looks.includes(null)) return null
  return {
    game: state.game,
    of: state.of,
    terms: { steps, seed },
    looks,
    again: state.again.map(pass => [...pass]),
  }
}

function clean({ step, luck, finding }: Look, match: AnyMatch, reasons: Reasons | undefined): Look | null {
  if (!luck.every(isPart)) return null
  const own = finding && cleanFinding(finding, match, reasons)
  return finding && !own ? null : { step, luck: [...luck], finding: own }
}

function cleanFinding(
  { seat, made, choices, cost, error, stake, steps, why }: Finding,
  { game, setup }: AnyMatch,
  reasons: Reasons | undefined,
): Finding | null {
  const shares = choices.flatMap(choice => choice.shares)
  if (![...cost, ...shares, error, stake].every(isPart)) return null
  const worded = (reason: Reason): Reason => ownWords(reason, game.id, setup.seats, reasons)
  return {
    ...{ seat, made, error, stake, steps },
    cost: [...cost],
    choices: choices.map(choice => ({
      action: canonicalOf(game, choice.action),
      shares: [...choice.shares],
    })),
    why: why && { best: worded(why.best), made: why.made && worded(why.made) },
  }
}

const canonicalOf = ({ read, write }: AnyMatch['game'], notation: string): string => {
  const action = read(notation)
  return action ? write(action) : ''
}

/** What is not known to be a reason of this game says nothing. */
function ownWords(
  { key, params, kept }: Reason,
  game: string,
  seats: number,
  reasons: Reasons | undefined,
): Reason {
  const nothing: Reason = { game, key: 'even', params: {} }
  const isCommon = LANGS.every(lang => Object.hasOwn(botsText(lang).reasons, key))
  if (isCommon) {
    const { seat } = params
    if (seat === undefined) return { game, key, params: {} }
    return Number.isInteger(seat) && seat >= 0 && seat < seats ? { game, key, params: { seat } } : nothing
  }
  const isKnown = LANGS.every(lang => {
    const texts = reasons?.[lang]
    return texts && Object.hasOwn(kept ? texts.kept : texts.gains, key)
  })
  const plain: Reason = { game, key, params: {}, ...(kept && { kept: true }) }
  if (isKnown) return inWords(plain, reasons)
  return !kept && LANGS.every(lang => reasons?.[lang].other !== undefined) && /^\w{1,40}$/.test(key)
    ? inWords(plain, reasons)
    : nothing
}
