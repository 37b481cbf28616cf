import { equalJson } from '@heddle/store'
import type { TraceEntry } from '@heddle/workflow/trace'

/** The first step that came out another way. */
export interface DifferentStep {
  readonly workflowId: string
  /** Nothing where it is the workflow that began or ended otherwise. */
  readonly actionId: string | undefined
  readonly expected: StepSeen
  readonly given: StepSeen
}

/** What of a step was seen: its arguments, its result, what it asked of the page; `none` where there was no such step. */
export interface StepSeen {
  readonly kind: TraceEntry['kind'] | 'none'
  readonly id: string
  readonly value: unknown
}

const NOTHING: StepSeen = { kind: 'none', id: '', value: null }

/** Where two runs part; nothing where they do not. Their values are those that recordings keep. */
export function differentStep(expected: readonly TraceEntry[], given: readonly TraceEntry[]): DifferentStep | undefined {
  const workflows: string[] = []
  let actionId: string | undefined
  for (let at = 0; at < Math.max(expected.length, given.length); at += 1) {
    const [before, now] = [expected[at], given[at]]
    // The step is one of today's workflows, where there is one: that can be shown.
    const entry = now ?? before
    if (entry?.kind === 'run') workflows.push(entry.id)
    if (entry?.kind === 'run' || entry?.kind === 'end') actionId = undefined
    if (entry?.kind === 'action' || entry?.kind === 'skip') actionId = entry.id
    if (!isSameEntry(before, now))
      return { workflowId: workflows.at(-1) ?? '', actionId, expected: seen(before), given: seen(now) }
    if (entry?.kind === 'end') workflows.pop()
  }
  return undefined
}

/** What an action gave the last time, or how a workflow ended. */
export function valueGiven({ of, id }: { readonly of: string; readonly id: string }, entries: readonly TraceEntry[]): unknown {
  return entries.findLast((entry) => entry.kind === of && entry.id === id)?.value ?? null
}

function isSameEntry(a: TraceEntry | undefined, b: TraceEntry | undefined): boolean {
  return a?.kind === b?.kind && a?.id === b?.id && equalJson(a?.value ?? null, b?.value ?? null)
}

function seen(entry: TraceEntry | undefined): StepSeen {
  return entry ? { kind: entry.kind, id: entry.id, value: entry.value ?? null } : NOTHING
}
