/**
 * What an action asks the runner to do (logic reference 2.2). Build one with the functions below; a plain value returned by
 * an action counts as `next(value)`.
 */
export type Outcome =
  /** Go on with the next action; with branches, with the one whose value equals the result, else the default one. */
  | { readonly type: 'next'; readonly result: unknown }
  /** The condition does not hold: this chain ends, with what is queued after enclosing branches; inside a loop only the round. */
  | { readonly type: 'stop'; readonly result: unknown }
  /**
   * The workflow ends with this result; with `goesOn` the result is set and the chain goes on. In the error branch it also
   * marks the error as handled: the caller does not fail.
   */
  | { readonly type: 'return'; readonly result: unknown; readonly goesOn?: true }
  /** Run the body once for each item. */
  | { readonly type: 'each'; readonly items: readonly unknown[] }
  /** Run the body while the condition holds; asked before each round. */
  | { readonly type: 'while'; readonly condition: () => unknown }
  /** End the innermost loop, or only its round. */
  | { readonly type: 'break' }
  | { readonly type: 'continue' }
  /** Run the branches `try`, `catch` and `finally`. */
  | { readonly type: 'try' }
  /** Run another workflow and take its result, or fail with its error. */
  | { readonly type: 'run'; readonly workflowId: string; readonly parameters: Readonly<Record<string, unknown>> }

/** Told from data that looks alike by its maker: the answer of a server may have a `type`, too. */
const MADE = {}
const made = (outcome: Outcome): Outcome => Object.setPrototypeOf(outcome, MADE)

export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === MADE

export const next = (result?: unknown): Outcome => made({ type: 'next', result })
export const stop = (result?: unknown): Outcome => made({ type: 'stop', result })
export const finish = (result?: unknown): Outcome => made({ type: 'return', result })
/** Sets the workflow's result and goes on with the chain. */
export const setResult = (result: unknown): Outcome => made({ type: 'return', result, goesOn: true })
export const each = (items: readonly unknown[]): Outcome => made({ type: 'each', items })
export const repeatWhile = (condition: () => unknown): Outcome => made({ type: 'while', condition })
export const breakLoop: Outcome = made({ type: 'break' })
export const continueLoop: Outcome = made({ type: 'continue' })
export const tryBranches: Outcome = made({ type: 'try' })
export const runWorkflow = (workflowId: string, parameters: Readonly<Record<string, unknown>>): Outcome =>
  made({ type: 'run', workflowId, parameters })
