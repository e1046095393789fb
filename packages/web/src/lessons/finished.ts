import type { GameTitle } from '@ludoteca/engine'

const KEY = 'ludoteca.lessons'

/** Lessons beyond the first, in the order in which they are offered: on how to win, and on playing alone. */
export const FURTHER = ['strategy', 'alone'] as const
type FurtherPart = (typeof FURTHER)[number]

/** Which lesson of a game. */
export type Part = 'first' | FurtherPart

/** What is offered after a lesson: those that follow it and have a title. */
export const lessonsAfter = (
  part: Part,
  titles: GameTitle,
): readonly { readonly part: FurtherPart; readonly title: string }[] =>
  FURTHER.slice(part === 'first' ? 0 : FURTHER.indexOf(part) + 1).flatMap(each => {
    const title = titles[each]
    return title === undefined ? [] : [{ part: each, title }]
  })

/** How it is noted; the first was the only one once. */
export const lessonId = (game: string, part: Part): string => (part === 'first' ? game : `${game}/${part}`)

/** The lessons that were finished on this device. */
export function finishedLessons(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function finishLesson(id: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...finishedLessons(), id])].join(' '))
  } catch {
    // Without storage it is simply offered again.
  }
}
