import type { TraceEntry } from '../trace/types.ts'

/** Steps of one run, one after the other: a list for each part of them, which is told in a fraction of the time. */
export interface ToldSteps {
  readonly kind: 'steps'
  readonly run: number
  readonly kinds: readonly TraceEntry['kind'][]
  readonly at: readonly number[]
  readonly ids: readonly string[]
  readonly values: readonly unknown[]
}

/** Steps while more of them come. */
export interface GrowingSteps extends ToldSteps {
  readonly kinds: TraceEntry['kind'][]
  readonly at: number[]
  readonly ids: string[]
  readonly values: unknown[]
}

/** Steps of a run, in the order they are added. */
export function newSteps(run: number): GrowingSteps {
  return { kind: 'steps', run, kinds: [], at: [], ids: [], values: [] }
}

/** The step is told as it is: nobody may change it any more. */
export function addStep(steps: GrowingSteps, { kind, at, id, value }: TraceEntry): void {
  steps.kinds.push(kind)
  steps.at.push(at)
  steps.ids.push(id)
  steps.values.push(value)
}

/** The steps as a recording holds them. */
export function entriesOf({ kinds, at, ids, values }: ToldSteps): readonly TraceEntry[] {
  return kinds.map((kind, index) => ({ kind, at: at[index] ?? 0, id: ids[index] ?? '', value: values[index] }))
}
