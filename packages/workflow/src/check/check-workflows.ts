import type { PublishedWorkflow } from '@heddle/document/published'
import { bindingsIn } from './bindings-in.ts'
import { checkArguments } from './check-arguments.ts'
import { checkBranches } from './check-branches.ts'
import { checkCalls } from './check-calls.ts'
import { checkWhile } from './check-while.ts'
import { checkWires } from './check-wires.ts'
import { MESSAGES } from './messages.ts'
import { calleesOf } from './references-of.ts'
import type { CheckOptions, Report, WorkflowIssue } from './types.ts'

/** What is wrong with workflows that know each other, without running them. */
export function checkWorkflows(workflows: readonly PublishedWorkflow[], options: CheckOptions): readonly WorkflowIssue[] {
  return createWorkflowCheck(options)(workflows)
}

/** What was found in a workflow by itself: it stands while the workflow is the same, and so are those it runs there or not. */
interface Checked {
  readonly issues: readonly WorkflowIssue[]
  readonly callees: readonly string[]
  readonly areThere: readonly boolean[]
}

/** Checks workflows again and again as they change: those that stayed as they were are not gone through anew. */
export function createWorkflowCheck(
  options: CheckOptions,
): (workflows: readonly PublishedWorkflow[]) => readonly WorkflowIssue[] {
  const known = new WeakMap<PublishedWorkflow, Checked>()

  function checked(workflow: PublishedWorkflow, ids: ReadonlySet<string>): Checked {
    const before = known.get(workflow)
    if (before?.callees.every((id, at) => ids.has(id) === before.areThere[at])) return before
    const callees = calleesOf(workflow, options.definitionOf)
    const areThere = callees.map((id) => ids.has(id))
    const now: Checked = { issues: checkOne(workflow, ids, options), callees, areThere }
    known.set(workflow, now)
    return now
  }
  return (workflows) => {
    const ids = new Set(workflows.map(({ id }) => id))
    const all = workflows.map((workflow) => checked(workflow, ids))
    const callees = new Map(workflows.map(({ id }, at) => [id, all[at]?.callees ?? []]))
    return [...all.flatMap(({ issues }) => issues), ...checkCalls(workflows, callees)]
  }
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
