import { isBinding, type ActionRecord, type Binding, type Id } from '@heddle/document'
import type { PastFormula, PastState } from '../formula/past-names.ts'
import type { Editor } from '../session/editor.ts'
import { stateAt } from './past-state.ts'
import type { KeptRun } from './run-log.ts'
import { changesOf, type RunStep } from './run-steps.ts'

/** A formula of an action, and the keys that lead to it inside of its parameter. */
export interface WhyFormula {
  readonly path: readonly string[]
  readonly formula: PastFormula
}

/** Where what an action got for a parameter came from. */
export interface Whence {
  /** It stands in the action; else it is what holds where nothing is set. */
  readonly isSet: boolean
  /** None where the value is written as it is. */
  readonly formulas: readonly WhyFormula[]
}

/** The action of a step as it was drawn when it ran; nothing where nobody knows it any more. */
export function actionOf({ view }: Pick<Editor, 'view'>, run: KeptRun, step: RunStep): ActionRecord | undefined {
  return (run.drawn?.[step.workflowId] ?? view.find('workflow', step.workflowId))?.actions[step.actionId]
}

/** What gave a step one of its parameters: the formulas of its action, with what the run knew when it came there. */
export function whenceOf(editor: Pick<Editor, 'view'>, run: KeptRun, step: RunStep, parameter: string): Whence {
  const value: unknown = actionOf(editor, run, step)?.args[parameter]
  const found: { path: readonly string[]; binding: Binding }[] = []
  collect(value, [], found)
  if (found.length === 0) return { isSet: value !== undefined, formulas: [] }
  const state = stateAt(run, step)
  const nodeId = placeOf(editor, run, step)
  return { isSet: true, formulas: found.map(({ path, binding }) => ({ path, formula: formulaOf(binding, nodeId, state) })) }
}

function formulaOf({ type: _, code, ...steps }: Binding, nodeId: Id | undefined, state: PastState): PastFormula {
  return { code, nodeId, state, ...(Object.keys(steps).length > 0 && { steps }) }
}

/** What the workflow of a step stands at, whose names its formulas see. */
function placeOf({ view }: Pick<Editor, 'view'>, run: KeptRun, { workflowId }: RunStep): Id | undefined {
  const { ownerId } = run.drawn?.[workflowId] ?? view.find('workflow', workflowId) ?? {}
  const owner = ownerId === undefined ? undefined : view.get(ownerId)
  return owner?.kind === 'node' || owner?.kind === 'library-component' ? owner.id : undefined
}

function collect(value: unknown, path: readonly string[], into: { path: readonly string[]; binding: Binding }[]): void {
  if (typeof value !== 'object' || value === null) return
  if (isBinding(value)) {
    into.push({ path, binding: value })
    return
  }
  for (const [key, part] of Object.entries(value)) collect(part, [...path, key], into)
}

/** The value of a path inside of what a step got; what is not there is nothing. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined),
    value,
  )
}

/** Whether what is worked out again is what the run had; both as JSON, in which nothing is `null`. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The step up to a moment that gave a variable its value last, the innermost where steps stand in one another. */
export function setBy(run: KeptRun, steps: readonly RunStep[], until: RunStep | undefined, id: string): RunStep | undefined {
  const last = until && run.changes.findLast((change) => change.id === id && change.after <= until.to)
  return last && steps.findLast((step) => step.from <= (until?.from ?? 0) && changesOf({ changes: [last] }, step).length > 0)
}
