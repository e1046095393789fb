const KEY = 'ludoteca.lessons'

/** Which lesson of a game: the first, or the one on how to win. */
export type Part = 'first' | 'strategy'

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
