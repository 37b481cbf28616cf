import type { PublishedWorkflow } from '@heddle/document/published'
import { bindingsIn } from './bindings-in.ts'
import { checkArguments } from './check-arguments.ts'
import { checkBranches } from './check-branches.ts'
import { checkCalls } from './check-calls.ts'
import { checkWhile } from './check-while.ts'
import { checkWires } from './check-wires.ts'
import { MESSAGES } from './messages.ts'
import type { CheckOptions, Report, WorkflowIssue } from './types.ts'

/** What is wrong with workflows that know each other, without running them. */
export function checkWorkflows(workflows: readonly PublishedWorkflow[], options: CheckOptions): readonly WorkflowIssue[] {
  const ids = new Set(workflows.map(({ id }) => id))
  return [...workflows.flatMap((workflow) => checkOne(workflow, ids, options)), ...checkCalls(workflows, options)]
}

function checkOne(workflow: PublishedWorkflow, ids: ReadonlySet<string>, options: CheckOptions): readonly WorkflowIssue[] {
  const issues: WorkflowIssue[] = []
  const report: Report = (issue) => issues.push({ ...issue, workflowId: workflow.id })
  for (const binding of bindingsIn(workflow.triggerConditions)) {
    const message = options.checkFormula?.(binding, workflow)
    if (message !== undefined) report({ code: 'broken-formula', severity: 'error', message })
  }
  checkWires(workflow, options, report)
  for (const [actionId, action] of Object.entries(workflow.actions)) {
    if (action.disabled) continue
    const definition = options.definitionOf(action.type)
    if (definition === undefined) {
      report({ code: 'unknown-action', severity: 'error', message: MESSAGES.unknownAction(action.type), actionId })
      continue
    }
    checkBranches(actionId, action, definition, report)
    checkArguments(workflow, actionId, action, definition, ids, options, report)
    checkWhile(workflow, actionId, action, options, report)
  }
  return issues
}
