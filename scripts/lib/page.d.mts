interface Page {
  readonly config: string
  readonly folder: string
  readonly marker: string
  /** Sources besides those of the usual page. */
  readonly more: readonly string[]
}

export function ensurePage(page?: Page): Promise<boolean>
