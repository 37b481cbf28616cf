import type { ActionPorts, CancelSignal } from '@heddle/kit'
import { createCancel } from '../cancel.ts'
import { createRunner } from '../runner.ts'
import type { RunnerOptions, RunOutcome } from '../types.ts'
import { endOrIdle } from './end-or-idle.ts'
import { isSameStep } from './is-same.ts'
import { createCounter, giveAgain, matchAnswers, type AskedCall } from './matched-answers.ts'
import { MESSAGES } from './messages.ts'
import { atPlace } from './place.ts'
import { createReel } from './reel.ts'
import { createTape } from './tape.ts'
import type { Recorder, Recording, TraceEntry } from './types.ts'

export type { AskedCall } from './matched-answers.ts'

/** What a run works on that is done for real, on copies: variables and collections as they were when it began. */
export interface Sandbox {
  /** Names that formulas read where the run was recorded: those of the page, with what its place gave (`atPlace`). */
  readonly scope: object
  /** Ports to it; all others are answered from the recording. */
  readonly ports: Readonly<Record<string, object>>
}

export type Rerun =
  | {
      /** Every step came out as it was, or the first that did not is `at`. */
      readonly status: 'same' | 'differs'
      readonly outcome: RunOutcome
      readonly entries: readonly TraceEntry[]
      readonly at: number | undefined
      readonly recorded: TraceEntry | undefined
      readonly rerun: TraceEntry | undefined
      /** What the run did to the world that it had not done when it was recorded: nothing came of it. */
      readonly effects: readonly AskedCall[]
      /** The run as it was now, with the answers that it got. */
      readonly recording: Recording
    }
  /** It reads something that it had not read before: an answer has to be given. */
  | { readonly status: 'asks'; readonly call: AskedCall; readonly entries: readonly TraceEntry[] }
  | { readonly status: 'impossible'; readonly reason: string }

export interface RerunOptions extends Pick<RunnerOptions, 'workflow' | 'bodyOf' | 'evaluate' | 'changeValue' | 'limits'> {
  readonly sandbox: Sandbox
  /** Whether a port's method tells something of the world; others change it. */
  readonly isRead: (name: string) => boolean
  /** Answers that were given for reads the recording has none for. */
  readonly given?: (call: AskedCall) => { readonly value: unknown } | undefined
  /** Told of each answer that the run gets from the recording, before it gets it. */
  readonly onAnswer?: (call: AskedCall, value: unknown) => void
  /** Gives up a run that does not end. */
  readonly signal?: CancelSignal
}

/** Methods of these ports are parts of a run, not of the world. */
const OWN: ReadonlySet<string> = new Set(['local', 'pace', 'log'])

/**
 * Runs a recorded run again with the formulas, workflows and actions of today, on a sandbox: only what it asked of the rest of the
 * world is answered from the recording, by action, method and occurrence. Nothing outside is asked or changed. Never rejects.
 */
export async function rerun(recording: Recording, options: RerunOptions): Promise<Rerun> {
  const { answers, entries, isEnded, dropped } = recording
  if (!isEnded) return { status: 'impossible', reason: MESSAGES.notEnded }
  if (answers === undefined || dropped > 0) return { status: 'impossible', reason: MESSAGES.notWhole }
  if (answers.arrivals.some(({ call }) => call === undefined)) return { status: 'impossible', reason: MESSAGES.wasCancelled }
  try {
    return await runAgain(recording, options, matchAnswers(entries, answers.calls))
  } catch {
    return { status: 'impossible', reason: MESSAGES.damaged }
  }
}

async function runAgain(
  { workflowId, input, entries }: Recording,
  { sandbox, isRead, given, onAnswer, signal: outer, ...options }: RerunOptions,
  matched: ReturnType<typeof matchAnswers>,
): Promise<Rerun> {
  const reel = createReel(
    workflowId,
    { ...input, scope: atPlace({}, input.place) },
    { runs: 1, entries: Infinity, runSize: Infinity, size: Infinity },
  )
  const made = reel.recording().entries
  const cancel = createCancel()
  const count = createCounter()
  const effects: AskedCall[] = []
  let asked: AskedCall | undefined
  let calls = 0

  const answer =
    (name: string) =>
    (...args: readonly unknown[]): unknown => {
      calls += 1
      const actionId = made.findLast(({ kind }) => kind === 'action')?.id ?? ''
      const call: AskedCall = { actionId, name, occurrence: count(actionId, name), args }
      const recorded = matched.find(call)
      if (recorded) {
        if (recorded.answer && 'value' in recorded.answer) onAnswer?.(call, recorded.answer.value)
        return giveAgain(recorded)
      }
      const answered = given?.(call)
      if (answered) {
        onAnswer?.(call, answered.value)
        return answered.value
      }
      if (!isRead(name)) {
        effects.push(call)
        return Promise.resolve()
      }
      asked ??= call
      cancel.cancel(undefined)
      return new Promise(() => undefined)
    }
  const trace: Recorder = {
    begin(_workflowId, _input, world) {
      const tape = createTape(reel, world)
      return { ...tape, host: (host) => worldOf(host, sandbox, (ports) => tape.host(ports as ActionPorts), answer) }
    },
  }
  const runner = createRunner({
    ...options,
    trace,
    // How long it takes is nobody's: no loop is stopped for it, and none makes way for others.
    clock: { now: () => 0 },
    hostFor: () => ({}) as ActionPorts,
    log: () => undefined,
  })
  const give = (): void => cancel.cancel(undefined)
  outer?.addEventListener('abort', give)
  const { event, parameters, chain } = input
  const run = runner.run(workflowId, { event, parameters, chain, scope: sandbox.scope, signal: cancel.signal })
  await endOrIdle(run, () => reel.count() + calls)
  give()
  const outcome = await run
  outer?.removeEventListener('abort', give)
  if (asked) return { status: 'asks', call: asked, entries: made }
  const at = firstDifference(entries, made)
  return {
    status: at === undefined ? 'same' : 'differs',
    outcome,
    entries: made,
    at,
    recorded: at === undefined ? undefined : entries[at],
    rerun: at === undefined ? undefined : made[at],
    effects,
    recording: reel.recording(),
  }
}

function firstDifference(recorded: readonly TraceEntry[], made: readonly TraceEntry[]): number | undefined {
  const length = Math.max(recorded.length, made.length)
  for (let at = 0; at < length; at += 1) if (!isSameStep(recorded[at], made[at])) return at
  return undefined
}

/** The ports of a run, whichever it asks for: its own, those of the sandbox, and for any other the answer. */
function worldOf(
  host: ActionPorts,
  sandbox: Sandbox,
  record: (ports: object) => ActionPorts,
  answer: (name: string) => unknown,
): ActionPorts {
  const own: Record<string, unknown> = {}
  for (const [name, port] of Object.entries({ ...sandbox.ports, pace: host.pace, log: host.log, clock: { now: () => 0 } }))
    own[name] = port
  const known = record({ ...own, local: host.local }) as unknown as Record<string, object>
  const others = new Map<string, unknown>()
  /** A method that nobody has: recorded like any other. */
  const method = (port: string, name: string): unknown => {
    const key = `${port}.${name}`
    if (!others.has(key)) {
      const recorded = record({ [port]: { [name]: answer(key) } }) as unknown as Record<string, Record<string, unknown>>
      others.set(key, recorded[port]?.[name])
    }
    return others.get(key)
  }
  const portOf = (port: string): object =>
    new Proxy(
      {},
      {
        get(_, name) {
          const own = Object.hasOwn(known, port) ? (Reflect.get(known[port] as object, name) as unknown) : undefined
          return own ?? (typeof name === 'string' ? method(port, name) : undefined)
        },
      },
    )
  return new Proxy({} as ActionPorts, {
    get: (_, port) => (typeof port !== 'string' ? undefined : OWN.has(port) ? known[port] : portOf(port)),
  })
}
