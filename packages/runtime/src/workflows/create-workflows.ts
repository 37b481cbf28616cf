import { createCancel, createRunner, type RunInfo, type RunnerOptions } from '@heddle/workflow'
import { coerceVariable } from '@heddle/document/values'
import type { PublishedWorkflow } from '@heddle/document/published'
import type { ActionBody, ActionPorts, LogLevel } from '@heddle/kit'
import type { VariableType } from '@heddle/document'
import type { CalledWorkflows } from '../ports/types.ts'
import { chainNow } from '../scope/call-chain.ts'
import { findWatch } from '../watch/watch.ts'
import { eventData } from './event-data.ts'

export interface WorkflowsInput {
  readonly actions: Readonly<Record<string, ActionBody>>
  /** Evaluates bound values at any depth; throws. */
  readonly resolve: (value: unknown, scope: object) => unknown
  /** Names of the page. */
  readonly scope: object
  readonly hostFor: (run: RunInfo, nativeEvent: Event | undefined) => ActionPorts
  readonly log: (level: LogLevel, message: string, data: unknown) => void
}

/** Workflows of the page on show. */
export interface Workflows extends CalledWorkflows {
  /** Another page: runs of the one before are cancelled, their results are gone. */
  readonly reset: (workflows: readonly PublishedWorkflow[], pageId: string) => void
  /**
   * Workflows of a node's event, at the node's place. Begins before it returns, so that the event can still be stopped;
   * resolves when all have ended, with whether none failed.
   */
  readonly emit: (ids: readonly string[], payload: unknown, scope: object) => Promise<boolean>
  /** Workflows of the project, of the page, or of both that wait for a trigger (specification section 4). */
  readonly trigger: (name: string, level: 'app' | 'page' | 'both', event?: unknown) => Promise<void>
  /** A workflow at a place, with arguments by position; gives its result and throws what it fails with. */
  readonly run: (id: string, args: readonly unknown[], scope: object) => Promise<unknown>
  readonly hasTrigger: (name: string) => boolean
}

export function createWorkflows({ actions, resolve, scope, hostFor, log }: WorkflowsInput): Workflows {
  let list: readonly PublishedWorkflow[] = []
  let byId = new Map<string, PublishedWorkflow>()
  // Nodes of the page before say that they go when the next one is drawn.
  let leaving = new Map<string, PublishedWorkflow>()
  const known: RunnerOptions['workflow'] = (id) => byId.get(id) ?? leaving.get(id)
  let pageId = ''
  let running = createCancel()
  const natives = new WeakMap<object, Event>()

  const watch = findWatch()
  const find = watch ? watch.find(known) : known
  const runner = createRunner({
    workflow: find,
    bodyOf(type) {
      const body = Object.hasOwn(actions, type) ? actions[type] : undefined
      return body && watch ? watch.around(body) : body
    },
    ...(watch && { trace: watch.trace }),
    evaluate: resolve,
    hostFor: (run) => hostFor(run, typeof run.event === 'object' && run.event ? natives.get(run.event) : undefined),
    clock: { now: () => performance.now() },
    log,
    changeValue(type, current, value, change) {
      const result = coerceVariable(type as VariableType, current, value, change)
      if (!result.ok) throw new Error(result.message)
      return result.value
    },
  })

  async function runAll(workflows: readonly PublishedWorkflow[], payload: unknown, at: object): Promise<boolean> {
    const event = eventData(payload)
    if (payload instanceof Event && typeof event === 'object' && event) natives.set(event, payload)
    const outcomes = await runner.runTrigger(workflows, { scope: at, event, signal: running.signal, ...chainNow() })
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome?.status !== 'failed') continue
      const workflow = workflows[index]
      log('error', `Workflow "${workflow?.name ?? ''}" failed: ${outcome.error.message}`, outcome.error)
    }
    return outcomes.every((outcome) => outcome?.status !== 'failed')
  }

  const waiting = (name: string, level: 'app' | 'page' | 'both'): readonly PublishedWorkflow[] =>
    list.filter(({ trigger, ownerId }) => {
      if (trigger !== name) return false
      return ownerId === undefined ? level !== 'page' : ownerId === pageId && level !== 'app'
    })

  const call: Workflows['call'] = async (id, parameters, { scope: at, signal, chain }) => {
    const outcome = await runner.run(id, { scope: at(), parameters, signal, ...(chain && { chain }) })
    if (outcome.status === 'failed') throw Object.assign(new Error(outcome.error.message), outcome.error)
    return outcome.result
  }

  return {
    reset(workflows, shownPageId) {
      running.cancel(new DOMException('The page was left.', 'AbortError'))
      running = createCancel()
      list = workflows
      pageId = shownPageId
      leaving = byId
      byId = new Map(workflows.map((workflow) => [workflow.id, workflow]))
    },
    emit: (ids, payload, at) =>
      runAll(
        ids.flatMap((id) => find(id) ?? []),
        payload,
        at,
      ),
    trigger: async (name, level, event) => void (await runAll(waiting(name, level), event, scope)),
    find: (isWanted) => list.find(isWanted),
    call,
    run: (id, args, at) => {
      const names = (find(id)?.parameters ?? []).map(({ name }, position) => [name, args[position]] as const)
      return call(id, Object.fromEntries(names), { scope: () => at, signal: running.signal, ...chainNow() })
    },
    hasTrigger: (name) => waiting(name, 'both').length > 0,
  }
}
