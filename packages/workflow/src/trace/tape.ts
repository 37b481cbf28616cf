import { toErrorValue } from '../error-value.ts'
import { isPromise } from '../waiting.ts'
import type { Reel } from './reel.ts'
import type { Answer, Tape, TraceKind, World } from './types.ts'

type Call = (...args: readonly unknown[]) => unknown

const failure = (thrown: unknown): Answer => ({ error: toErrorValue(thrown, null) })

/** Records a run on a reel. In a replay `onNote` hears of each entry after it is there. */
export function createTape(reel: Reel, { evaluate, clock, signal }: World, onNote?: () => void): Tape {
  /** Above 0 while a port calls back: a replay answers the port's call and calls nothing back. */
  let callbacks = 0
  let calls = 0
  let [isEnded, time] = [false, 0]

  if (signal.aborted) reel.arrive()
  else signal.addEventListener('abort', () => !isEnded && reel.arrive(), { once: true })

  function now() {
    const read = clock.now()
    reel.addTime(read)
    return read
  }
  function note(kind: TraceKind, id: string, value?: unknown) {
    // What a cancelled action still does comes at a time of its own; no step follows from it.
    if (callbacks > 0 || isEnded || (signal.aborted && kind !== 'end')) return
    // What an action gets is worked out in the moment it begins: the clock is not read again.
    if (kind !== 'arguments') time = now()
    reel.add({ kind, at: time, id, value })
    onNote?.()
  }
  const withCallback = (value: unknown): unknown =>
    typeof value !== 'function'
      ? value
      : (...args: readonly unknown[]): unknown => {
          callbacks += 1
          try {
            return value(...args)
          } finally {
            callbacks -= 1
          }
        }

  function record(name: string, call: Call): Call {
    return (...args) => {
      if (callbacks > 0 || isEnded) return call(...args)
      const index = calls
      calls += 1
      if (name !== 'clock.now') note('call', name, args)
      let result: unknown
      try {
        result = call(...args.map(withCallback))
      } catch (thrown) {
        reel.addCall(name, false)(failure(thrown))
        throw thrown
      }
      const add = reel.addCall(name, isPromise(result))
      if (!isPromise(result)) {
        add({ value: result })
        return result
      }
      const arrive = (answer: Answer) => {
        if (isEnded || signal.aborted) return
        add(answer)
        reel.arrive(index)
      }
      const answered = result.then(
        (value) => {
          arrive({ value })
          return value
        },
        (thrown: unknown) => {
          arrive(failure(thrown))
          throw thrown
        },
      )
      // Replayed from a damaged recording, an action may not wait for an answer: its failure is nobody's then.
      if (onNote) void answered.then(undefined, () => undefined)
      return answered
    }
  }
  /** Whatever ports there are: each is an object of methods, or one alone. */
  const recordPorts = <Ports extends object>(ports: Ports, prefix = ''): Ports => {
    const recorded = Object.entries(ports).map(([name, part]) => [
      name,
      typeof part === 'function' ? record(prefix + name, part) : recordPorts(part as object, `${name}.`),
    ])
    return Object.fromEntries(recorded) as Ports
  }

  const recorded: World['evaluate'] = (value, scope) => {
    if (callbacks > 0 || isEnded) return evaluate(value, scope)
    try {
      const result = evaluate(value, scope)
      reel.addValue({ value: result })
      return result
    } catch (thrown) {
      reel.addValue(failure(thrown))
      throw thrown
    }
  }

  return {
    note,
    // What is not kept is asked as if nobody recorded.
    evaluate: reel.isForReplay ? recorded : evaluate,
    clock: reel.isForReplay ? { now } : clock,
    host(host) {
      // Workflow variables are part of the run, not of the world: a replay makes them again.
      const { local, ...world } = host
      return { ...recordPorts(world), local }
    },
    end() {
      isEnded = true
      reel.end()
    },
  }
}
