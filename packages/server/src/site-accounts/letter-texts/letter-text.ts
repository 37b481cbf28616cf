import type { LetterKind } from '@heddle/kit/letters'

/** What stands in it: where the site is, and the link or the code; who it goes to. */
export interface LetterFacts {
  readonly to: string
  /** What whoever has the account, or wants one, is called. */
  readonly name: string
  readonly site: string
  readonly what: string
}

/** A letter as Heddle writes it. */
export interface LetterText {
  readonly subject: (facts: LetterFacts) => string
  readonly lines: (facts: LetterFacts) => readonly string[]
}

export type LetterTexts = Readonly<Record<LetterKind, LetterText>>

/** How long something works, in whole minutes, hours or days. */
export const minutes = (life: number): number => life / 60_000
export const hours = (life: number): number => life / (60 * 60_000)
export const days = (life: number): number => hours(life) / 24
