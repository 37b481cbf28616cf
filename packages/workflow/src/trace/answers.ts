import type { ActionPorts, CancelSignal } from '@heddle/kit'
import type { ErrorValue } from '../error-value.ts'
import type { Evaluate, RunnerOptions } from '../types.ts'
import { MESSAGES } from './messages.ts'
import type { Answer, Answers } from './types.ts'

/** The world as a recorded run met it. */
export interface RecordedWorld {
  readonly evaluate: Evaluate
  readonly clock: RunnerOptions['clock']
  readonly host: (local: ActionPorts['local']) => ActionPorts
  readonly signal: CancelSignal
  /** To be called with the number of entries after each: what came from outside comes again at the same place. */
  readonly reached: (count: number) => void
  readonly cancel: () => void
  /** How much was asked so far. */
  readonly asked: () => number
}

const toError = ({ message, ...fields }: ErrorValue) => Object.assign(new Error(message), fields)

function give(answer: Answer): unknown {
  if ('error' in answer) throw toError(answer.error)
  return answer.value
}

/** Answers everything that a run asks in the order it asked. Throws when it asks for more or for something else. */
export function recordedWorld({ values, calls, times, arrivals }: Answers): RecordedWorld {
  const open = new Map<number, () => void>()
  const listeners = new Set<() => void>()
  const asked = { values: 0, calls: 0, times: 0 }
  let count = 0
  let arrived = 0
  let aborted = false

  function take<Item>(list: readonly Item[], kind: keyof typeof asked): Item {
    const item = list[asked[kind]]
    asked[kind] += 1
    if (item === undefined) throw new Error(MESSAGES.asksForMore)
    return item
  }
  function deliver() {
    for (;;) {
      const arrival = arrivals[arrived]
      if (arrival === undefined || arrival.at > count) return
      if (arrival.call === undefined) cancel()
      else if (!open.has(arrival.call)) return
      arrived += 1
      open.get(arrival.call ?? -1)?.()
    }
  }
  function cancel() {
    if (aborted) return
    aborted = true
    for (const listener of listeners) listener()
  }
  const call = (name: string) => (): unknown => {
    const index = asked.calls
    const recorded = take(calls, 'calls')
    if (recorded.name !== name) throw new Error(MESSAGES.asksForOther(recorded.name, name))
    const { answer } = recorded
    if (!recorded.isLater) return answer === undefined ? undefined : give(answer)
    return new Promise((resolve, reject) => {
      open.set(index, () => {
        if (answer === undefined) return
        if ('error' in answer) reject(toError(answer.error))
        else resolve(answer.value)
      })
      deliver()
    })
  }
  deliver()
  /** Ports with the methods that were called; a run that calls others goes another way, and fails there. */
  const ports: Record<string, unknown> = Object.create(null)
  for (const name of new Set(calls.map((one) => one.name))) {
    const [port = '', method] = name.split('.')
    if (method === undefined) ports[port] = call(name)
    else Reflect.set((ports[port] ??= Object.create(null)) as object, method, call(name))
  }

  return {
    evaluate: () => give(take(values, 'values')),
    clock: { now: () => take(times, 'times') },
    host: (local) => ({ ...ports, local }) as unknown as ActionPorts,
    signal: {
      get aborted() {
        return aborted
      },
      reason: undefined,
      throwIfAborted: () => undefined,
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    cancel,
    asked: () => asked.values + asked.calls + asked.times,
    reached(entries) {
      count = entries
      deliver()
    },
  }
}
