const KEY = 'ludoteca.lessons'

/** The games whose lesson was finished on this device. */
export function finishedLessons(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function finishLesson(game: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...finishedLessons(), game])].join(' '))
  } catch {
    // Without storage it is simply offered again.
  }
}
