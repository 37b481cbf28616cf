import type { Id } from '@heddle/document'
import type { Editor } from '../session/editor.ts'

/** Shows a workflow as a graph over the canvas; the action that is looked at stays so. */
export function showGraph({ session }: Editor, workflowId: Id): void {
  const action = session.action.peek()
  session.isGraphOpen.value = true
  session.subject.value = workflowId
  session.action.value = action?.workflowId === workflowId ? action : undefined
}

/** Shows a workflow as a list: at its element, or in the inspector where it belongs to none. */
export function showList({ session, view }: Editor, workflowId: Id): void {
  const action = session.action.peek()
  session.isGraphOpen.value = false
  const { ownerId = '' } = view.find('workflow', workflowId) ?? {}
  if (view.find('node', ownerId)) {
    const pageId = view.pageOf(ownerId)
    if (pageId !== undefined) session.pageId.value = pageId
    session.selection.value = [ownerId]
    session.inspectorTab.value = 'workflows'
    session.openWorkflows.value = { ...session.openWorkflows.value, [workflowId]: true }
  } else session.subject.value = workflowId
  session.action.value = action?.workflowId === workflowId ? action : undefined
}

/** Shows a workflow as it was looked at last: as a graph while one stands, else as a list. */
export function openWorkflow(editor: Editor, workflowId: Id): void {
  if (editor.session.isGraphOpen.peek()) showGraph(editor, workflowId)
  else showList(editor, workflowId)
}
