import type { DocumentRecord, WorkflowRecord } from '@heddle/document'
import type { TranslatedText } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { fieldValues } from '../../session/element-values.ts'

/** Whether a text that nobody wrote belongs to a field that is not there for the other settings of its element. */
export function isHidden(editor: Editor, record: DocumentRecord, { map, values }: TranslatedText): boolean {
  const { definitions } = editor
  if (record.kind === 'workflow') return Object.keys(values).length === 0 && isUntold(editor, record, map)
  const fields = record.kind === 'node' && record.componentId === undefined ? definitions.get(record.element)?.fields : undefined
  const isShown = fields?.[map.slice('props/'.length)]?.when
  if (record.kind !== 'node' || !fields || !isShown || Object.keys(values).length > 0) return false
  return !isShown(fieldValues(record, fields))
}

/** Whether an action is not asked for an argument, for what else it is told. */
function isUntold({ actions }: Editor, workflow: WorkflowRecord, map: string): boolean {
  const [, id = '', , argument = ''] = map.split('/')
  const { type = '', args = {} } = workflow.actions[id] ?? {}
  return actions.all.value?.get(type)?.parameters[argument]?.when?.(args) === false
}
