import type { ActionPorts } from '@heddle/kit'
import { runChain } from './chain.ts'
import type { ErrorValue } from './error-value.ts'
import { GUARD_OCCURRENCES } from './limits.ts'
import { localPort, valuesOf, type Local } from './locals.ts'
import { MESSAGES } from './messages.ts'
import { isFailure, isSpent, type Family, type Flow, type Run } from './run.ts'
import { createScope } from './scope.ts'
import type { RunInput, RunnableWorkflow, RunOutcome } from './types.ts'

type Input = Omit<RunInput, 'signal'>

/** Runs one workflow of a family from the guard to its outcome. */
export async function execute(family: Family, workflowId: string, input: Input): Promise<RunOutcome> {
  const { note, options } = family
  const workflow = options.workflow(workflowId)
  if (workflow === undefined) throw new Error(workflowId === '' ? MESSAGES.noWorkflow : MESSAGES.workflowNotFound)
  const chain = [...(input.chain ?? []), workflowId]
  if (chain.filter((id) => id === workflowId).length >= GUARD_OCCURRENCES) {
    options.log('info', MESSAGES.endlessCalls(workflow.name), undefined, { workflowId })
    return { status: 'stopped', result: undefined }
  }
  const names = workflow.parameters.map(({ name }) => [name, undefined])
  const parameters = Object.fromEntries([...names, ...Object.entries(input.parameters ?? workflow.sample ?? {})])
  note('run', workflowId, { parameters, event: input.event })
  const run = createRun(family, workflow, { ...input, parameters, chain })
  const flow = await runChain(run, workflow.firstAction)
  const isHandled = isFailure(flow) && (await handle(run, flow))
  const outcome = outcomeOf(run, flow, isHandled)
  note('end', workflowId, outcome)
  return outcome
}

function createRun(family: Family, workflow: RunnableWorkflow, input: Input & Required<Pick<Input, 'parameters'>>): Run {
  const { options, signal, turn } = family
  const { event, parameters } = input
  const { id: workflowId, actions } = workflow
  const locals: Local[] = []
  const results: Run['results'] = Object.assign(Object.create(null), workflow.results)
  const host: ActionPorts = {
    ...options.hostFor({ workflowId, event, signal, chain: input.chain ?? [], scope: () => run.scope }),
    local: localPort(locals, family),
    // The workflow stands in only before its first action, when nobody asks.
    pace: { ask: (rule) => rule(turn, actions[run.actionId] ?? workflow) },
    log: (level, message, data) => options.log(level, message, data, { workflowId, actionId: run.actionId }),
  }
  const run: Run = {
    workflow,
    family,
    host: family.host(host),
    scope: createScope(input.scope, event, {
      workflow: results,
      parameters,
      get variables() {
        return valuesOf(locals)
      },
    }),
    results,
    locals,
    chain: (first) => runChain(run, first),
    call: (id, given) => execute(family, id, { ...input, parameters: given }),
    actionId: '',
    last: undefined,
  }
  return run
}

/** Runs the error branch. True when it took care of the error. */
async function handle(run: Run, error: ErrorValue): Promise<boolean> {
  const { workflow, family } = run
  const wasSpent = isSpent(family)
  Object.assign(run.results, { error })
  if (workflow.firstErrorAction === undefined || (wasSpent && family.extraActions === 0)) return false
  if (wasSpent) [family.actionsLeft, family.extraActions] = [family.extraActions, 0]
  delete run.returned
  family.note('error-branch', workflow.id)
  const flow = await runChain(run, workflow.firstErrorAction)
  const isHandled = !isFailure(flow) && run.returned !== undefined
  if (isFailure(flow)) family.options.log('error', flow.message, flow, { workflowId: workflow.id, actionId: run.actionId })
  if (wasSpent && !isHandled) family.actionsLeft = -1
  return isHandled
}

function outcomeOf({ family, returned, last }: Run, flow: Flow, isHandled: boolean): RunOutcome {
  if (family.signal.aborted) return { status: 'cancelled', result: undefined }
  if (isFailure(flow) && !isHandled) return { status: 'failed', result: undefined, error: flow }
  const result = returned ? returned.result : last
  if (isFailure(flow)) return { status: 'done', result, handled: flow }
  return { status: flow === 'end' || flow === 'return' ? 'done' : 'stopped', result }
}
