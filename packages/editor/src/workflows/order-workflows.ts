import type { DocumentView, Id, WorkflowRecord } from '@heddle/document'
import { moveRecord, setWorkflow } from '@heddle/document/operations'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'

/** Workflows of an owner in the order in which they run. */
export function workflowsOf(view: DocumentView, ownerId: Id | undefined): readonly WorkflowRecord[] {
  return view.of('workflow').filter((workflow) => workflow.ownerId === ownerId)
}

/** Puts a workflow before another one of its trigger, or behind them all; into another trigger as well. One step to undo. */
export function placeWorkflow(
  { view, client, change }: Editor,
  id: Id,
  { trigger, before }: { readonly trigger: string; readonly before: Id | undefined },
): void {
  const workflow = view.find('workflow', id)
  if (!workflow || before === id) return
  const label = words.changes.orderWorkflow(workflow.name)
  const endGesture = client.startGesture()
  if (workflow.trigger !== trigger) change(label, setWorkflow(view, { id, values: { trigger } }))
  change(label, moveRecord(view, { id, before: before ?? null }))
  endGesture()
}

/** One place earlier or later among those of its trigger. */
export function stepWorkflow(editor: Editor, id: Id, step: 1 | -1): void {
  const workflow = editor.view.find('workflow', id)
  if (!workflow) return
  const { trigger, ownerId } = workflow
  const siblings = workflowsOf(editor.view, ownerId).filter((other) => other.trigger === trigger)
  const at = siblings.findIndex((other) => other.id === id)
  if (!siblings[at + step]) return
  placeWorkflow(editor, id, { trigger, before: siblings[step === -1 ? at - 1 : at + 2]?.id })
}
