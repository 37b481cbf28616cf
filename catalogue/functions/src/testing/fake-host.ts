import '../languages.gen.ts'
import type { FunctionBody, FunctionHost, FunctionSurroundings } from '@heddle/kit'
import { fakeSurroundings } from './fake-surroundings.ts'

/** Limits of the fake host: small, so that a test reaches them at once. */
export const FAKE_MAX = { steps: 150_000, characters: 10_000, items: 10_000 } as const

export interface FakeHost extends FunctionHost {
  /** Steps counted so far. */
  readonly spent: () => number
}

/** A host for the body of a function, with the fake surroundings and a budget that throws. */
export function fakeHost(changes: Partial<FunctionSurroundings> = {}): FakeHost {
  let spent = 0
  const spend = (steps: number) => {
    spent += steps
    if (!(spent <= FAKE_MAX.steps)) throw new Error('too many steps')
  }
  return {
    ...fakeSurroundings(changes),
    spend,
    spendKeys: spend,
    spendFailure: () => spend(1),
    allowText: (characters) => {
      if (!(characters <= FAKE_MAX.characters)) throw new Error('text too long')
    },
    allowList: (items) => {
      if (!(items <= FAKE_MAX.items)) throw new Error('list too long')
    },
    spent: () => spent,
  }
}

/** The body of a function, to be called with arguments alone; each call has a host of its own. */
export function withFakeHost(call: FunctionBody, changes: Partial<FunctionSurroundings> = {}) {
  return (...args: readonly unknown[]): unknown => call(fakeHost(changes), ...args)
}
