import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { browserMemory, readMemory, writeMemory } from '../memory.ts'

/** What a workflow is tried with: a person's own, on this device, in no history. */
export interface Sample {
  readonly event?: Json
  readonly parameters?: Json
}

const keyOf = (workflowId: Id): string => `heddle-sample ${workflowId}`

/** What was last set for a workflow; nothing where nothing was, or what stands there is something else. */
export function readSample(workflowId: Id): Sample {
  const kept = readMemory(browserMemory('localStorage'), keyOf(workflowId))
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Sample) : {}
}

/** Keeps what a workflow is tried with; an empty one is forgotten. */
export function keepSample(workflowId: Id, sample: Sample): void {
  const memory = browserMemory('localStorage')
  if (Object.keys(sample).length === 0) memory?.removeItem(keyOf(workflowId))
  else writeMemory(memory, keyOf(workflowId), sample)
}
