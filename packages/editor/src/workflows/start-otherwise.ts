import type { WorkflowRecord } from '@heddle/document'
import { setWorkflow } from '@heddle/document/operations'
import type { Editor } from '../session/editor.ts'
import { triggersOf } from './triggers-of.ts'
import { words } from './words.ts'

/** Has something else start a workflow. One that is still called by what started it is called by the new one. */
export function startOtherwise(
  editor: Pick<Editor, 'view' | 'change' | 'definitions' | 'plugins'>,
  workflow: WorkflowRecord,
  trigger: string,
): void {
  const { id, name, trigger: before } = workflow
  const labels = new Map(triggersOf(workflow, editor).map((one) => [one.name, one.label.en]))
  const label = labels.get(trigger)
  const values = { trigger, ...(name === labels.get(before) && label !== undefined && { name: label }) }
  editor.change(words.changes.setWorkflow(name), setWorkflow(editor.view, { id, values }))
}
