import type { Lang } from '@ludoteca/engine'

const books = import.meta.glob<string>('../../../games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
})

/** A game's rulebook in one language; null when it is not written. */
export async function loadBook(game: string, lang: Lang): Promise<string | null> {
  return (await books[`../../../games/${game}/rulebook/${lang}.md`]?.()) ?? null
}
