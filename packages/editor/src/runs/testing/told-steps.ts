import type { TraceEntry } from '@heddle/workflow/trace'
import { addStep, newSteps, type ToldSteps } from '@heddle/workflow/watch'

/** Steps of a run as a draft tells of them. */
export function toldSteps(run: number, ...entries: readonly TraceEntry[]): ToldSteps {
  const steps = newSteps(run)
  for (const entry of entries) addStep(steps, entry)
  return steps
}
