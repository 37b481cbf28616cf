import type { Editor } from '../session/editor.ts'
import { revealNode } from '../session/inside/inside.ts'
import type { Problem } from './problem.ts'

/** Goes to what a problem is about: selects the node on its page or in its component, or opens the panel it is mended in. */
export function showProblem(editor: Editor, { nodeId, pageId, panel, recordId, testId, action, formula }: Problem): void {
  const { session, view } = editor
  if (pageId !== undefined && view.find('page', pageId)) session.pageId.value = pageId
  if (nodeId !== undefined) revealNode(editor, nodeId)
  if (panel !== undefined) session.panel.value = panel
  if (recordId !== undefined && view.get(recordId)) {
    session.subject.value = recordId
    session.isCoverOpen.value = true
  }
  if (formula) {
    // Settings of a page are shown while nothing is selected.
    if (pageId !== undefined) [session.selection.value, session.subject.value] = [[], undefined]
    session.askedPath.value = formula
  }
  if (testId !== undefined) {
    session.isRunsOpen.value = true
    session.dockTab.value = 'tests'
    session.shownTest.value = testId
  }
  if (!action) return
  const { workflowId, actionId, argument } = action
  if (nodeId !== undefined) session.inspectorTab.value = 'workflows'
  else if (view.find('workflow', workflowId)) session.subject.value = workflowId
  session.openWorkflows.value = { ...session.openWorkflows.value, [workflowId]: true }
  session.action.value = actionId === undefined ? undefined : { workflowId, actionId }
  if (argument !== undefined) session.askedArgument.value = argument
}
