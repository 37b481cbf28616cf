import type { Id } from '@heddle/document'
import type { RecordedPlace } from '@heddle/workflow/trace'
import type { LastRun } from '../workflows/slice.ts'
import type { PastAction, PastState } from '../formula/past-names.ts'
import type { KeptRun } from './run-log.ts'
import { collectionsAt, stepsOf, valuesAt, type RunStep } from './run-steps.ts'

/** What a run, or the workflow that it called, knew when it came to a step, before that ran; without one all that it knew so far. */
export function stateAt(run: KeptRun, step?: Pick<RunStep, 'from'>): PastState {
  const entries = step ? run.entries.slice(0, step.from + 1) : run.entries
  const until = { to: entries.length }
  const steps = stepsOf({ ...run, entries })
  const { event, parameters } = inputAt(run, entries)
  return {
    event,
    parameters: parameters ?? {},
    ...placeIn(run, steps),
    actions: actionsOf(steps),
    ...localsOf(entries),
    variables: valuesAt(run, until),
    collections: [...collectionsAt(run, until).values()],
  }
}

/** What the innermost workflow that goes on was given. */
function inputAt({ input, workflowId }: KeptRun, entries: KeptRun['entries']): Partial<PastState> {
  const open: KeptRun['entries'][number][] = []
  for (const entry of entries) {
    if (entry.kind === 'run') open.push(entry)
    else if (entry.kind === 'end' && open.length > 1) open.pop()
  }
  const last = open.at(-1)
  return last && last.id !== workflowId ? ((last.value ?? {}) as Partial<PastState>) : input
}

/** What the place gave; variables of the instance around it as steps that ended had changed them. */
function placeIn({ input: { place } }: KeptRun, steps: readonly RunStep[]): { readonly place?: RecordedPlace } {
  if (!place?.component) return place ? { place } : {}
  const { component } = place
  const changed = steps.flatMap(({ calls, result }) =>
    calls.flatMap(({ name, args }) => {
      const [id]: readonly unknown[] = name === 'variables.set' && result && Array.isArray(args) ? args : []
      return typeof id === 'string' && Object.hasOwn(component.variables, id) ? [[id, result?.value] as const] : []
    }),
  )
  const variables = { ...component.variables, ...(Object.fromEntries(changed) as object) }
  return { place: { ...place, component: { ...component, variables } } }
}

/** Variables of the instance that a run stands in, after so many entries of it. */
export function instanceValuesAt(run: KeptRun, length: number): ReadonlyMap<Id, unknown> {
  const { place } = placeIn(run, stepsOf({ ...run, entries: run.entries.slice(0, length) }))
  return new Map(Object.entries(place?.component?.variables ?? {}))
}

/** What each action gave last, and the round that its loop came to. */
function actionsOf(steps: readonly RunStep[]): ReadonlyMap<Id, PastAction> {
  return new Map(
    steps.flatMap(({ actionId, result, error, rounds, args }): [Id, PastAction][] => {
      const items = args?.['value']
      const index = rounds - 1
      const item: unknown = Array.isArray(items) ? items[index] : undefined
      if (!result && !error && rounds === 0) return []
      return [
        [actionId, { ...(result ? { result: result.value } : error && { error }), ...(rounds > 0 && { loop: { index, item } }) }],
      ]
    }),
  )
}

function localsOf(entries: KeptRun['entries']): Pick<PastState, 'locals'> {
  const locals = entries.filter(({ kind }) => kind === 'variable').map(({ id, value }) => [id, value])
  return locals.length > 0 ? { locals: Object.fromEntries(locals) as Readonly<Record<string, unknown>> } : {}
}

/** Runs that were taken. */
const seen = new WeakSet<KeptRun>()

/** How each workflow ran last, with the runs that ended since, those they called too; the same map while there are none. */
export function lastRunsSeen(before: ReadonlyMap<Id, LastRun>, runs: readonly KeptRun[]): ReadonlyMap<Id, LastRun> {
  const ended = runs.filter((run) => run.took !== undefined && !seen.has(run))
  for (const run of ended) seen.add(run)
  if (ended.length === 0) return before
  return new Map([...before, ...ended.flatMap(runsIn)])
}

/** A run and those it called, each as its own formulas saw it. */
function runsIn(run: KeptRun): readonly (readonly [Id, LastRun])[] {
  const { entries, began, workflowId, input } = run
  const steps = stepsOf(run)
  const isTried = run.isTried === true
  const called = entries.filter(({ kind, id }) => kind === 'run' && id !== workflowId)
  const inputs = new Map<Id, unknown>([...called.map(({ id, value }) => [id, value] as const), [workflowId, input]])
  return Array.from(inputs, ([id, given]) => {
    const { event, parameters } = (given ?? {}) as Partial<PastState>
    const own = steps.filter((step) => step.workflowId === id)
    const failed = own.find(({ error, isCaught }) => error && !isCaught)?.error
    const state: PastState = {
      event,
      parameters: parameters ?? {},
      ...(id === workflowId && placeIn(run, steps)),
      actions: actionsOf(own),
      ...(failed && { error: failed }),
      ...localsOf(entries),
    }
    return [id, { began, isTried, state }] as const
  })
}
