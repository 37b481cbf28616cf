import type { PublishedWorkflow } from '@heddle/document/published'
import { MESSAGES } from './messages.ts'
import type { WorkflowIssue } from './types.ts'

/**
 * Workflows that nothing runs, and workflows that run themselves.
 * @param callees which workflows each of them runs
 */
export function checkCalls(
  workflows: readonly PublishedWorkflow[],
  callees: ReadonlyMap<string, readonly string[]>,
): readonly WorkflowIssue[] {
  const called = new Set(workflows.flatMap(({ id }) => callees.get(id)?.filter((callee) => callee !== id) ?? []))
  return workflows.flatMap(({ id: workflowId, trigger }): readonly WorkflowIssue[] => {
    const issues: WorkflowIssue[] = []
    if (trigger === '' && !called.has(workflowId)) {
      issues.push({ code: 'never-called', severity: 'info', message: MESSAGES.neverCalled, workflowId })
    }
    const circle = circleFrom(workflowId, callees)
    if (circle) {
      const names = circle.map((id) => workflows.find((one) => one.id === id)?.name ?? id)
      issues.push({ code: 'recursion', severity: 'warning', message: MESSAGES.recursion(names), workflowId })
    }
    return issues
  })
}

/** The shortest way from a workflow back to itself. */
function circleFrom(start: string, callees: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const seen = new Set<string>()
  const open: (readonly string[])[] = [[start]]
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    for (const callee of callees.get(path.at(-1) ?? '') ?? []) {
      if (callee === start) return [...path, callee]
      if (seen.has(callee)) continue
      seen.add(callee)
      open.push([...path, callee])
    }
  }
  return undefined
}
