import type { AnyLesson } from './contract.ts'

// Every folder here that has an index.ts exporting `lesson` teaches the game of that name.
const lessons = import.meta.glob<{ lesson: AnyLesson }>('./*/index.ts')

export async function loadLesson(game: string): Promise<AnyLesson | null> {
  const load = lessons[`./${game}/index.ts`]
  return load ? (await load()).lesson : null
}
