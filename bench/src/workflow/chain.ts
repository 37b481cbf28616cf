import { isPublishedBinding, type PublishedBinding, type PublishedWorkflow } from '@heddle/document/published'
import { parseFormula } from '@heddle/formula/parse'
import { compileFormula } from '@heddle/formula/run'
import type { ActionBody } from '@heddle/kit'
import { createFakeActionHost } from '@heddle/testing/actions'
import type { Evaluate, RunnerOptions } from '@heddle/workflow'

export const bodies: Readonly<Record<string, ActionBody>> = { value: ({ args }) => args['value'] }
const idAt = (at: number) => `a${at}`

function binding(code: string): PublishedBinding {
  const parsed = parseFormula(code)
  if (!parsed.ok) throw new Error(parsed.issue.message)
  return { type: 'f', tree: parsed.tree }
}

/** Each action adds 1 to the result of the one before. */
export function chainOf(length: number): PublishedWorkflow {
  const actions = Array.from({ length }, (_, at) => {
    const value = at === 0 ? 0 : binding(`context.workflow['${idAt(at - 1)}'].result + 1`)
    return [idAt(at), { type: 'value', args: { value }, ...(at + 1 < length && { next: idAt(at + 1) }) }] as const
  })
  return { id: 'w', name: 'w', trigger: 'click', parameters: [], firstAction: idAt(0), actions: Object.fromEntries(actions) }
}

export function createEvaluate(): Evaluate {
  const compiled = new WeakMap<object, (scope: object) => unknown>()
  return (value, scope) => {
    if (!isPublishedBinding(value)) return value
    const known = compiled.get(value) ?? compileFormula(value.tree)
    compiled.set(value, known)
    return known(scope)
  }
}

/** What runs the chain, with a clock that moves so that a run that is held up goes on. */
export function runsChain(workflow: PublishedWorkflow, evaluate: Evaluate): RunnerOptions {
  const { host: fake } = createFakeActionHost()
  const host = { ...fake, clock: { ...fake.clock, wait: () => new Promise<void>((resolve) => setTimeout(resolve, 0)) } }
  return {
    workflow: () => workflow,
    bodyOf: (type) => bodies[type],
    evaluate,
    hostFor: () => host,
    clock: performance,
    log: () => undefined,
    changeValue: (_type, _current, value) => value,
  }
}
