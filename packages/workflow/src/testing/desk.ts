import { isPublishedBinding, type PublishedWorkflow } from '@heddle/document/published'
import { compileFormula } from '@heddle/formula/run'
import type { ActionBody } from '@heddle/kit'
import { createFakeActionHost, type FakePorts } from '@heddle/testing/actions'
import { createRunner } from '../runner.ts'
import type { Evaluate, RunInput, RunnerOptions, WorkflowPlace } from '../types.ts'
import { BODIES } from './bodies.ts'

/** Bindings at any depth are run; what is no binding stays. */
export const evaluate: Evaluate = (value, scope) => {
  if (isPublishedBinding(value)) return compileFormula(value.tree)(scope)
  if (Array.isArray(value)) return value.map((item) => evaluate(item, scope))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, evaluate(part, scope)]))
}

/** Stands for the coercion of variables. */
export const changeValue: RunnerOptions['changeValue'] = (type, _current, value) => {
  if (type === 'number' && typeof value !== 'number') throw new Error('value must be a number')
  return value
}

export interface DeskOptions extends Partial<RunnerOptions> {
  readonly ports?: FakePorts
  readonly bodies?: Readonly<Record<string, ActionBody>>
}

/** A runner over some workflows, with what its actions said (in order, by the action `say`), logs and a clock to move. */
export function createDesk(workflows: readonly PublishedWorkflow[], { ports = {}, bodies = {}, ...options }: DeskOptions = {}) {
  const said: unknown[] = []
  const logs: { readonly level: string; readonly message: string; readonly place: WorkflowPlace }[] = []
  const fake = createFakeActionHost({ ports })
  const all: Readonly<Record<string, ActionBody>> = {
    ...BODIES,
    say: ({ args }) => void said.push(args['text']),
    ...bodies,
  }
  const cancel = new AbortController()
  const bodyOf = (type: string) => all[type]
  const runner = createRunner({
    workflow: (id) => workflows.find((workflow) => workflow.id === id),
    bodyOf,
    evaluate,
    hostFor: () => fake.host,
    clock: fake.clock,
    log: (level, message, _data, place) => logs.push({ level, message, place }),
    changeValue,
    ...options,
  })
  const input: RunInput = { scope: {}, signal: cancel.signal }
  return {
    said,
    logs,
    fake,
    cancel,
    runner,
    bodyOf,
    input,
    run: (id = workflows[0]?.id ?? '', given: Partial<RunInput> = {}) => runner.run(id, { ...input, ...given }),
  }
}
