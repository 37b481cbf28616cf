import type { DocumentView, Id, WorkflowRecord } from '@heddle/document'

/** The node from whose place formulas and choices of a workflow are seen: its owner; of a component, that component's root. */
export function workflowNode(view: DocumentView, { ownerId = '' }: Pick<WorkflowRecord, 'ownerId'>): Id | undefined {
  return view.find('node', ownerId)?.id ?? view.find('library-component', ownerId)?.rootElementId
}
