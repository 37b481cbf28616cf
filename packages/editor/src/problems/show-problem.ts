import type { Editor } from '../session/editor.ts'
import type { Problem } from './problem.ts'

/** Goes to what a problem is about: selects the node on its page, or opens the panel it is mended in. */
export function showProblem({ session, view }: Editor, { nodeId, pageId, panel, recordId, action }: Problem): void {
  const page = pageId ?? (nodeId === undefined ? undefined : view.pageOf(nodeId))
  if (page !== undefined && view.find('page', page)) session.pageId.value = page
  if (nodeId !== undefined && view.find('node', nodeId)) session.selection.value = [nodeId]
  if (panel !== undefined) session.panel.value = panel
  if (recordId !== undefined && view.get(recordId)) {
    session.subject.value = recordId
    session.isCoverOpen.value = true
  }
  if (!action) return
  const { workflowId, actionId } = action
  if (nodeId !== undefined) session.inspectorTab.value = 'workflows'
  session.openWorkflows.value = { ...session.openWorkflows.value, [workflowId]: true }
  session.action.value = actionId === undefined ? undefined : { workflowId, actionId }
}
