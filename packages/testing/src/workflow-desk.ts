import { actionRuns } from '@heddle/actions/runs'
import type { PublishedAction, PublishedVariable, PublishedWorkflow } from '@heddle/document/published'
import { coerceVariable } from '@heddle/document/values'
import { functionCalls } from '@heddle/functions/calls'
import { createEvaluator, createVariables } from '@heddle/runtime/host'
import { createRunner, type RunInput } from '@heddle/workflow'
import { createFakeActionHost, type FakePorts } from './fake-action-host.ts'

type Sketch = Omit<PublishedAction, 'args'> & { readonly args?: PublishedAction['args'] }

/** A workflow that begins with its first action, as page data holds it. */
export function workflowOf(
  id: string,
  actions: Readonly<Record<string, Sketch>>,
  rest: Partial<PublishedWorkflow> = {},
): PublishedWorkflow {
  const [firstAction = ''] = Object.keys(actions)
  const whole = Object.entries(actions).map(([key, action]) => [key, { args: {}, ...action }] as const)
  return { id, name: id, trigger: 'click', parameters: [], firstAction, actions: Object.fromEntries(whole), ...rest }
}

export interface WorkflowDeskOptions {
  readonly variables?: readonly PublishedVariable[]
  /** Collections as formulas see them, by id. */
  readonly collections?: Readonly<Record<string, unknown>>
  readonly ports?: FakePorts
}

/** Workflows with the catalogue's actions and functions and real variables; what they do to the world goes to a fake host. */
export function createWorkflowDesk(workflows: readonly PublishedWorkflow[], options: WorkflowDeskOptions = {}) {
  const variables = createVariables(options.variables)
  const fake = createFakeActionHost({
    ports: {
      ...options.ports,
      variables: { set: variables.write, get: variables.peek, has: (id) => variables.find(id) !== undefined },
    },
  })
  const { resolve } = createEvaluator({
    functions: functionCalls,
    surroundings: {
      now: fake.clock.now,
      liveNow: fake.clock.now,
      random: () => 0.5,
      language: () => 'en',
      defaultLanguage: () => 'en',
      timezone: () => 'UTC',
      defaultOf: () => undefined,
      fileUrl: () => undefined,
    },
  })
  const logs: { readonly level: string; readonly message: string }[] = []
  const runner = createRunner({
    workflow: (id) => workflows.find((workflow) => workflow.id === id),
    bodyOf: (type) => actionRuns[type],
    evaluate: resolve,
    hostFor: () => fake.host,
    clock: fake.clock,
    log: (level, message) => logs.push({ level, message }),
    changeValue(type, current, value, change) {
      const result = coerceVariable(type as PublishedVariable['type'], current, value, change)
      if (!result.ok) throw new Error(result.message)
      return result.value
    },
  })
  const { signal } = new AbortController()
  const scope = { variables: variables.names(), collections: options.collections ?? {} }
  return {
    ...fake,
    logs,
    messages: () => logs.map(({ message }) => message),
    run: (id = workflows[0]?.id ?? '', input: Partial<RunInput> = {}) => runner.run(id, { scope, signal, ...input }),
  }
}
