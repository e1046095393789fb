import type { AnyPage } from '@ludoteca/page-kit/page.ts'
import { findGame } from '@ludoteca/shelf'

/** How a game is shown and taught; null where it brings nothing of its own. */
export async function loadPage(id: string): Promise<AnyPage | null> {
  const load = findGame(id)?.page
  return load ? ((await load()) as { page: AnyPage }).page : null
}
