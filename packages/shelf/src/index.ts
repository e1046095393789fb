import type { AnyGame, AnyText, Lang } from '@ludoteca/engine'

/** A game in its box: nothing of it is loaded before somebody opens it. */
export interface Shelved {
  readonly id: string
  load(): Promise<AnyGame>
  text(lang: Lang): Promise<AnyText>
}

export const shelf: readonly Shelved[] = [
  {
    id: 'puerto-rico',
    load: async () => (await import('@ludoteca/puerto-rico')).puertoRico,
    text: async lang =>
      lang === 'zh'
        ? (await import('@ludoteca/puerto-rico/text/zh')).zh
        : (await import('@ludoteca/puerto-rico/text/en')).en,
  },
  {
    id: 'tigris-euphrates',
    load: async () => (await import('@ludoteca/tigris-euphrates')).tigrisEuphrates,
    text: async lang =>
      lang === 'zh'
        ? (await import('@ludoteca/tigris-euphrates/text/zh')).zh
        : (await import('@ludoteca/tigris-euphrates/text/en')).en,
  },
  {
    id: 'lisboa',
    load: async () => (await import('@ludoteca/lisboa')).lisboa,
    text: async lang =>
      lang === 'zh'
        ? (await import('@ludoteca/lisboa/text/zh')).zh
        : (await import('@ludoteca/lisboa/text/en')).en,
  },
]

/** Every game, opened, by its id. */
export async function allGames(): Promise<ReadonlyMap<string, AnyGame>> {
  return new Map(await Promise.all(shelf.map(async ({ id, load }) => [id, await load()] as const)))
}

export const findGame = (id: string): Shelved | null => shelf.find(each => each.id === id) ?? null
