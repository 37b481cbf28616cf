import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { ActionRecord, DocumentRecord, Id, WorkflowRecord } from '../records/types.ts'
import { checkName } from './names.ts'

const OWNERS: ReadonlySet<string> = new Set(['page', 'node', 'library-component'])
const PARAMETER = /^[A-Za-z_$][\w$]*$/

/** What is wrong with a workflow apart from its actions. */
export function checkWorkflow(get: (id: Id) => DocumentRecord | undefined, workflow: WorkflowRecord): readonly Issue[] {
  const path = `workflow/${workflow.id}`
  const { name, ownerId, parameters } = workflow
  const issues: Issue[] = [...checkName(name, `${path}/name`), ...checkParameters(parameters, `${path}/parameters`)]
  if (ownerId !== undefined && !OWNERS.has(get(ownerId)?.kind ?? ''))
    issues.push(errorAt('unknown-reference', `${path}/ownerId`, MESSAGES.unknownReference(ownerId)))
  return issues
}

/** Parameters are read by name in formulas: names of the usual letters, each once. */
export function checkParameters(parameters: readonly { readonly name: string }[], path: string): readonly Issue[] {
  const seen = new Set<string>()
  return parameters.flatMap(({ name }, at) => {
    const isTwice = seen.has(name)
    seen.add(name)
    if (!PARAMETER.test(name)) return [errorAt('bad-parameter', `${path}/${at}`, MESSAGES.badParameter(name))]
    return isTwice ? [errorAt('name-taken', `${path}/${at}`, MESSAGES.nameTaken(name))] : []
  })
}

/** What is wrong with an action: its branches lead to actions of the workflow, and one of them at most is the default. */
export function checkAction(action: ActionRecord, actions: ReadonlyMap<Id, unknown>, path: string): readonly Issue[] {
  const { type, branches = [] } = action
  const issues: Issue[] = /^[a-z0-9-]{1,64}$/.test(type)
    ? []
    : [errorAt('bad-action', `${path}/type`, MESSAGES.badActionType(type))]
  for (const [at, { id }] of branches.entries()) {
    if (id !== undefined && !actions.has(id))
      issues.push(errorAt('unknown-action', `${path}/branches/${at}`, MESSAGES.unknownAction(id)))
  }
  if (branches.filter(({ isDefault }) => isDefault).length > 1)
    issues.push(errorAt('two-defaults', `${path}/branches`, MESSAGES.oneDefaultBranch))
  return issues
}
