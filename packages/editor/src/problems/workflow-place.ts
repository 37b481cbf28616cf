import type { DocumentView, WorkflowRecord } from '@heddle/document'
import type { Problem } from './problem.ts'

/** Where a workflow is shown: at its node, or in the panel. */
export function placeOf({ ownerId }: WorkflowRecord, view: DocumentView): Pick<Problem, 'nodeId' | 'pageId' | 'panel' | 'tabs'> {
  const owner = ownerId === undefined ? undefined : view.get(ownerId)
  if (owner?.kind === 'node') return { nodeId: owner.id, tabs: ['workflows'] }
  return { panel: 'workflows', ...(owner?.kind === 'page' && { pageId: owner.id }) }
}
