import type { ActionBody, ActionPorts } from '@heddle/kit'
import { createFakeActionHost } from '@heddle/testing/actions'
import { createRunner } from '../runner.ts'
import { createRecorder } from '../trace/recorder.ts'
import type { RunOutcome } from '../types.ts'
import { BODIES } from './bodies.ts'
import { changeValue, evaluate } from './desk.ts'
import type { RandomRun } from './random-workflows.ts'

export const RANDOM_LIMITS = { rounds: 8, actions: 150, actionsAfterwards: 20, chainActions: 30, depth: 10 }

async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

const BUSY: Readonly<Record<string, ActionBody>> = {
  ask: ({ host, signal }) => host.collections.fetch('rows', signal),
  'ask-in-parallel': ({ host, signal }) =>
    Promise.all([host.collections.fetch('a', signal), host.collections.fetch('b', signal), host.clock.wait(5, signal)]),
  'ask-and-leave': ({ host, signal }) => {
    host.collections.fetch('rows', signal).catch(() => undefined)
    return host.variables.set('total', 1)
  },
  until: ({ args: { condition }, host, signal }) => host.clock.until(condition as () => unknown, 1000, signal),
  read: ({ host }) => host.clock.now(),
}
export const randomBodyOf = (type: string): ActionBody | undefined =>
  Object.hasOwn(BUSY, type) ? BUSY[type] : Object.hasOwn(BODIES, type) ? BODIES[type] : undefined

/** Runs random workflows in a world without real time: everything outside answers after a few turns. */
export async function runRandom({ workflows, answers, cancelAt, cancelTurns, others }: RandomRun) {
  const cancel = new AbortController()
  const trace = createRecorder()
  let [asked, now] = [0, 0]

  function nextAnswer() {
    const answer = answers[asked % answers.length]
    asked += 1
    if (asked === cancelAt) void turns(cancelTurns).then(() => cancel.abort(new Error('left')))
    if (asked > 2000) cancel.abort(new Error('too long'))
    now += asked % 7 === 0 ? 20 : 0
    return answer ?? { value: undefined, isError: false, turns: 0 }
  }
  function give() {
    const { value, isError } = nextAnswer()
    if (isError) throw Object.assign(new Error('Refused'), { status: 500 })
    return value
  }
  async function giveLater() {
    const { value, isError, turns: count } = nextAnswer()
    await turns(count)
    if (isError) throw new TypeError('No answer')
    return value
  }
  const clock: ActionPorts['clock'] = {
    now: () => now,
    async wait(milliseconds, signal) {
      await giveLater().catch(() => undefined)
      now += milliseconds
      signal.throwIfAborted()
    },
    async until(condition) {
      await giveLater().catch(() => undefined)
      return Boolean(condition())
    },
  }
  const { host } = createFakeActionHost({ ports: { collections: { fetch: giveLater }, variables: { set: give } } })
  const runner = createRunner({
    workflow: (id) => workflows.find((workflow) => workflow.id === id),
    bodyOf: (type) => {
      // Nothing but leaving the page ends an action that does not listen.
      if (type === 'deaf') void turns(cancelTurns + 20).then(() => cancel.abort(new Error('left')))
      return randomBodyOf(type)
    },
    evaluate,
    hostFor: () => ({ ...host, clock }),
    clock,
    log: () => undefined,
    changeValue,
    trace,
    limits: RANDOM_LIMITS,
  })
  const scope = {
    get coin() {
      return Boolean(give())
    },
    get rows() {
      return [1, 2, give()]
    },
  }
  const input = { scope, event: { rows: ['x', 'y'] }, signal: cancel.signal }
  const runs = Array.from({ length: others + 1 }, () => runner.run('w0', input))
  const outcomes: readonly RunOutcome[] = await Promise.all(runs)
  return { outcomes, recordings: trace.recordings() }
}
