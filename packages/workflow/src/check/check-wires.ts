import type { PublishedAction, PublishedWorkflow } from '@heddle/document/published'
import { MESSAGES } from './messages.ts'
import { actionOf, leadingIntoCircles, reachable, waysFrom, type Way } from './targets.ts'
import type { CheckOptions, Report } from './types.ts'

/** Ways that lead nowhere, actions that no way leads to, and ways that lead round in a circle. */
export function checkWires(workflow: PublishedWorkflow, { definitionOf }: CheckOptions, report: Report): void {
  // A return may be told to go on.
  const ends = ({ type, args }: PublishedAction) => Boolean(definitionOf(type)?.ends && !args['goesOn'])
  const first = [workflow.firstAction, workflow.firstErrorAction].filter((id) => id !== undefined)
  for (const id of first) {
    if (actionOf(workflow, id)) continue
    report({ code: 'missing-target', severity: 'error', message: MESSAGES.missingTarget('The beginning', id) })
  }
  const alive = reachable(workflow, first, ends)
  const circling = leadingIntoCircles(workflow, ends)
  for (const [actionId, action] of Object.entries(workflow.actions)) {
    checkTargets(workflow, actionId, action, report)
    if (!alive.has(actionId)) report({ code: 'dead-action', severity: 'warning', message: MESSAGES.deadAction, actionId })
    else if (circling.has(actionId)) checkCircle(workflow, actionId, action, ends, report)
  }
}

const FROM = { next: 'The way on', branch: 'A branch', loop: 'The loop' } as const

function checkTargets(workflow: PublishedWorkflow, actionId: string, action: PublishedAction, report: Report) {
  const { disabled: _, ...enabled } = action
  for (const { kind, to } of waysFrom(enabled, false)) {
    if (actionOf(workflow, to)) continue
    report({ code: 'missing-target', severity: 'error', message: MESSAGES.missingTarget(FROM[kind], to), actionId })
  }
}

const ON: ReadonlySet<Way['kind']> = new Set(['next'])
const ON_AND_BRANCHES: ReadonlySet<Way['kind']> = new Set(['next', 'branch'])

function checkCircle(
  workflow: PublishedWorkflow,
  actionId: string,
  action: PublishedAction,
  ends: (action: PublishedAction) => boolean,
  report: Report,
) {
  const ways = waysFrom(action, ends(action))
  const leadsBack = (starts: readonly Way['kind'][], kinds: ReadonlySet<Way['kind']> | undefined) => {
    const first = ways.filter(({ kind }) => starts.includes(kind)).map(({ to }) => to)
    return reachable(workflow, first, ends, kinds).has(actionId)
  }
  const issue = { code: 'endless-loop', actionId } as const
  if (leadsBack(['next'], ON)) report({ ...issue, severity: 'error', message: MESSAGES.leadsBack })
  else if (leadsBack(['loop'], undefined)) report({ ...issue, severity: 'error', message: MESSAGES.bodyHoldsLoop })
  else if (leadsBack(['next', 'branch'], ON_AND_BRANCHES)) {
    report({ ...issue, severity: 'warning', message: MESSAGES.mayLeadBack })
  }
}
