import type { Answer, RecordedCall, TraceEntry } from './types.ts'

/** A call of a port by what it is for: which action made it, and how often that action called it before. */
export interface AskedCall {
  readonly actionId: string
  /** Of the port's method. */
  readonly name: string
  readonly occurrence: number
  readonly args: unknown
}

export interface MatchedAnswers {
  /** The recorded call that stands for this one; its answer is missing where none came. */
  readonly find: (call: Omit<AskedCall, 'args'>) => RecordedCall | undefined
}

const keyOf = ({ actionId, name, occurrence }: Omit<AskedCall, 'args'>): string => `${actionId} ${name} ${occurrence}`

/** Counts how often each action called each method. */
export function createCounter(): (actionId: string, name: string) => number {
  const counts = new Map<string, number>()
  return (actionId, name) => {
    const key = `${actionId} ${name}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count
  }
}

/** Recorded answers by action, method and occurrence. Readings of the clock are nobody's: they stand in no entry. */
export function matchAnswers(entries: readonly TraceEntry[], calls: readonly RecordedCall[]): MatchedAnswers {
  const found = new Map<string, RecordedCall>()
  const count = createCounter()
  const recorded = calls.filter(({ name }) => name !== 'clock.now')
  let actionId = ''
  let at = 0
  for (const { kind, id } of entries) {
    if (kind === 'action') actionId = id
    if (kind !== 'call') continue
    const call = recorded[at]
    at += 1
    if (call) found.set(keyOf({ actionId, name: id, occurrence: count(actionId, id) }), call)
  }
  return { find: (call) => found.get(keyOf(call)) }
}

const toError = ({ message, ...fields }: Extract<Answer, { readonly error: unknown }>['error']) =>
  Object.assign(new Error(message), fields)

/** The answer as the caller got it: at once or later, given or thrown. */
export function giveAgain({ answer, isLater }: RecordedCall): unknown {
  if (answer === undefined) return isLater ? new Promise(() => undefined) : undefined
  if ('value' in answer) return isLater ? Promise.resolve(answer.value) : answer.value
  if (isLater) return Promise.reject(toError(answer.error))
  throw toError(answer.error)
}
