import type { Browser } from '@playwright/test'
import type { Contenders } from './contenders.ts'
import type { Publisher } from './site.ts'

/** What every part of the benchmark works with. */
export interface Bench {
  readonly browser: Browser
  readonly publisher: Publisher
  readonly contenders: Contenders
  /** How often each contender is visited. */
  readonly runs: number
  /** The same things in the order of a run: each goes first every other time. */
  readonly inTurn: <T>(things: readonly T[], run: number) => readonly T[]
}
