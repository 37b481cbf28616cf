import type { ErrorValue } from '../error-value.ts'
import { copyValue, isPlain, plainSize, type Copied } from './copy-value.ts'
import { DROPPED_SHARE, MAX_VALUE_SIZE, type TraceLimits } from './limits.ts'
import { placeOf } from './place.ts'
import type { Answer, Arrival, RecordedCall, Recorder, Recording, TraceEntry } from './types.ts'

/** What holds a recording while it is made, within its bounds. */
export interface Reel {
  readonly recording: () => Recording
  readonly size: () => number
  /** Entries so far, also those that were left out since. */
  readonly count: () => number
  /** What formulas give and clocks show is kept too. */
  readonly isForReplay: boolean
  /** The entry is the reel's from then on, as it is or with a copy of its value: the one that is kept is given back. */
  readonly add: (entry: TraceEntry) => TraceEntry
  readonly addValue: (answer: Answer) => void
  /** Gives a function that adds the answer. */
  readonly addCall: (name: string, isLater: boolean) => (answer: Answer) => void
  readonly addTime: (time: number) => void
  /** Notes that the answer to a call came, or without one that the run was cancelled. */
  readonly arrive: (call?: number) => void
  readonly end: () => void
}

const NUMBER_SIZE = 8
/** An entry without its value. */
const ENTRY_SIZE = 64

const isSmall = (value: unknown): boolean => isPlain(value) && plainSize(value) <= MAX_VALUE_SIZE

type GivenInput = Parameters<Recorder['begin']>[1]

export function createReel(
  workflowId: string,
  { event, parameters = {}, chain = [], scope }: GivenInput,
  limits: TraceLimits,
): Reel {
  const place = placeOf(scope)
  const input = copyValue({ event, parameters, chain, ...(place && { place }) }).value as Recording['input']
  const entries: TraceEntry[] = []
  const values: Answer[] = []
  const calls: RecordedCall[] = []
  const times: number[] = []
  const arrivals: Arrival[] = []
  const sizes: number[] = []
  let [dropped, entriesSize, answersSize] = [0, 0, 0]
  let [isWhole, isExact, isEnded] = [true, true, false]

  /** Answers go first: entries without them can still be read, answers without the first of them are worth nothing. */
  function makeRoom() {
    if (entriesSize + answersSize > limits.runSize || entries.length > limits.entries) {
      isWhole = false
      values.length = calls.length = times.length = arrivals.length = answersSize = 0
    }
    while (entries.length > 0 && (entriesSize > limits.runSize || entries.length > limits.entries)) {
      const share = Math.max(1, Math.floor(entries.length * DROPPED_SHARE))
      entries.splice(0, share)
      dropped += share
      for (const size of sizes.splice(0, share)) entriesSize -= size
    }
  }
  /** What formulas gave and no action has had yet: nothing changed it since it was copied. */
  const fresh = new Map<unknown, Copied>()

  function copyAnswer(answer: Answer): Answer {
    if (!('error' in answer) && isSmall(answer.value)) {
      answersSize += plainSize(answer.value) + NUMBER_SIZE
      return answer
    }
    const given = 'error' in answer ? answer.error : answer.value
    const copied = copyValue(given)
    const { value, size, isExact: isCopyExact } = copied
    if (typeof given === 'object') fresh.set(given, copied)
    isExact &&= isCopyExact
    answersSize += size + NUMBER_SIZE
    return 'error' in answer ? { error: value as ErrorValue } : { value }
  }
  const count = () => dropped + entries.length
  const isForReplay = limits.isForRerun !== true
  /** The entry itself where its value is its own copy. */
  function keep(entry: TraceEntry): TraceEntry {
    const { kind, at, id, value } = entry
    if (isSmall(value)) {
      sizes.push(ENTRY_SIZE + plainSize(value))
      return entry
    }
    const copied = copyValue(value, MAX_VALUE_SIZE, kind === 'arguments' ? fresh : undefined)
    sizes.push(ENTRY_SIZE + copied.size)
    return { kind, at, id, value: copied.value }
  }

  return {
    count,
    isForReplay,
    size: () => entriesSize + answersSize,
    recording: () => ({
      workflowId,
      input,
      entries,
      dropped,
      isEnded,
      size: entriesSize + answersSize,
      ...(isWhole && {
        answers: { values, calls, times, arrivals, isExact, ...(!isForReplay && { isForRerun: true as const }) },
      }),
    }),
    add(entry) {
      const kept = keep(entry)
      entries.push(kept)
      entriesSize += sizes.at(-1) ?? 0
      // An action may change what it got.
      if (fresh.size > 0) fresh.clear()
      makeRoom()
      return kept
    },
    addValue(answer) {
      if (!isWhole || !isForReplay) return
      values.push(copyAnswer(answer))
      makeRoom()
    },
    addCall(name, isLater) {
      const call: RecordedCall = { name, isLater }
      if (isWhole) calls.push(call)
      return (answer) => {
        if (!isWhole) return
        call.answer = copyAnswer(answer)
        makeRoom()
      }
    },
    addTime(time) {
      if (!isWhole || !isForReplay) return
      times.push(time)
      answersSize += NUMBER_SIZE
      makeRoom()
    },
    arrive(call) {
      if (!isWhole) return
      arrivals.push({ at: count(), ...(call !== undefined && { call }) })
      answersSize += NUMBER_SIZE
      makeRoom()
    },
    end() {
      isEnded = true
    },
  }
}
