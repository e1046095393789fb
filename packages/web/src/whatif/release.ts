/** Bots at a what-if board wait until somebody decides or lets them play. */
export class Release {
  #left = 0
  readonly #byHand: () => boolean

  constructor(byHand: () => boolean) {
    this.#byHand = byHand
  }

  readonly may = (): boolean => this.#left > 0

  /** One move by hand, else all until a person decides. */
  readonly let = (): void => {
    this.#left = this.#byHand() ? 1 : Number.POSITIVE_INFINITY
  }

  /** A person has decided. */
  decided(): void {
    this.#left = this.#byHand() ? 0 : Number.POSITIVE_INFINITY
  }

  /** A bot has played. */
  played(): void {
    this.#left = this.#byHand() ? 0 : this.#left - 1
  }

  /** Somebody went elsewhere. */
  hold(): void {
    this.#left = 0
  }
}
