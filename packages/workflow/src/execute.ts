import type { PublishedWorkflow } from '@heddle/document/published'
import type { ActionHost } from '@heddle/kit'
import { runChain } from './chain.ts'
import { toErrorValue } from './error-value.ts'
import { GUARD_OCCURRENCES } from './limits.ts'
import { createLocals } from './locals.ts'
import { MESSAGES } from './messages.ts'
import type { createPace } from './pace.ts'
import { isFailure, type Called, type Failure, type Family, type Flow, type Run } from './run.ts'
import { createScope } from './scope.ts'
import type { RunInput, RunnerOptions } from './types.ts'

export interface Execution {
  readonly options: RunnerOptions
  readonly family: Family
  readonly pace: ReturnType<typeof createPace>
  readonly input: Omit<RunInput, 'signal'>
}

/** Runs one workflow of a family from the guard to its outcome. */
export async function execute(execution: Execution, workflowId: string): Promise<Called> {
  const { options, family, input } = execution
  const workflow = workflowId === '' ? undefined : options.workflow(workflowId)
  if (workflow === undefined) {
    const error = toErrorValue(new Error(workflowId === '' ? MESSAGES.noWorkflow : MESSAGES.workflowNotFound), null)
    return { outcome: { status: 'failed', result: undefined, error }, failure: { error, isFinal: false } }
  }
  const chain = [...(input.chain ?? []), workflowId]
  if (chain.filter((id) => id === workflowId).length >= GUARD_OCCURRENCES) {
    options.log('info', MESSAGES.endlessCalls(workflow.name), undefined, { workflowId })
    return { outcome: { status: 'stopped', result: undefined } }
  }
  const parameters = parametersOf(workflow, input)
  family.tape?.note('run', workflowId, { parameters, event: input.event })
  const run = createRun(execution, workflow, parameters, chain)
  const called = ended(run, await runThrough(run, options))
  family.tape?.note('end', workflowId, called.outcome)
  return called
}

function parametersOf(workflow: PublishedWorkflow, { parameters = {} }: Execution['input']): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...workflow.parameters.map(({ name }) => [name, undefined]), ...Object.entries(parameters)])
}

function createRun(
  execution: Execution,
  workflow: PublishedWorkflow,
  parameters: Readonly<Record<string, unknown>>,
  chain: readonly string[],
): Run {
  const { options, family, pace, input } = execution
  const { tape } = family
  const locals = createLocals(options.changeValue, tape && ((name, value) => tape.note('variable', name, value)))
  const results: Run['results'] = Object.create(null)
  const base = options.hostFor({
    workflowId: workflow.id,
    event: input.event,
    signal: family.signal,
    scope: () => run.scope,
  })
  const host: ActionHost = {
    ...base,
    local: locals.port,
    pace: pace(() => `${workflow.id}/${run.actionId}`, family.turn, base.clock.wait),
    log: (level, message, data) => options.log(level, message, data, { workflowId: workflow.id, actionId: run.actionId }),
  }
  const run: Run = {
    workflow,
    family,
    host: tape?.host(host) ?? host,
    scope: createScope(input.scope, { event: input.event, parameters, results, variables: locals.values }),
    results,
    locals,
    bodyOf: options.bodyOf,
    chain: (first) => runChain(run, first),
    call: (workflowId, given) => execute({ ...execution, input: { ...input, parameters: given, chain } }, workflowId),
    actionId: '',
    last: undefined,
  }
  return run
}

/** The first chain, and the error branch when it failed. */
async function runThrough(run: Run, { log }: RunnerOptions): Promise<Flow | { readonly handled: Failure }> {
  const { workflow, family } = run
  const flow = await runChain(run, workflow.firstAction)
  if (!isFailure(flow)) return flow
  Object.assign(run.results, { error: flow.error })
  if (flow.isFinal) {
    if (family.hasExtra) return flow
    family.hasExtra = true
    family.actionsLeft = family.limits.actionsAfterwards
  }
  if (workflow.firstErrorAction === undefined) return flow
  delete run.returned
  family.tape?.note('error-branch', workflow.id)
  const after = await runChain(run, workflow.firstErrorAction)
  if (after === 'cancelled') return after
  if (isFailure(after)) {
    log('error', after.error.message, after.error, { workflowId: workflow.id, actionId: run.actionId })
    return flow
  }
  return run.returned === undefined ? flow : { handled: flow }
}

function ended(run: Run, flow: Flow | { readonly handled: Failure }): Called {
  const result = run.returned ? run.returned.result : run.last
  if (flow === 'cancelled' || run.family.signal.aborted) return { outcome: { status: 'cancelled', result: undefined } }
  if (typeof flow === 'object') {
    if ('handled' in flow) return { outcome: { status: 'done', result, handled: flow.handled.error } }
    return { outcome: { status: 'failed', result: undefined, error: flow.error }, failure: flow }
  }
  return { outcome: { status: flow === 'end' || flow === 'return' ? 'done' : 'stopped', result } }
}
