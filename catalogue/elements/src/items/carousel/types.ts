/** Slides at work. */
export interface Slides {
  readonly step: (by: 1 | -1) => void
  readonly goTo: (index: number) => void
  /** Whether they go on by themselves, as far as they may. */
  readonly play: (goesOn: boolean) => void
  readonly end: () => void
}

export interface SlidesOptions {
  /** After the last comes the first. */
  readonly loop: boolean
  /** They lie on each other and fade into each other; otherwise they stand beside each other and scroll. */
  readonly fades: boolean
  /** Which one is shown at first, of those that fade. */
  readonly first: number
  /** Milliseconds that a slide stays; `undefined` where they do not go on by themselves. */
  readonly every: number | undefined
  /** Name of a slide, with places for `{index}` and `{count}`. */
  readonly slideLabel: string
  readonly onChange: (index: number, direction: 'next' | 'previous') => void
}
