import type { WorkflowRecord } from '@heddle/document'
import type { TranslatedText } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { words } from './words.ts'

/** What a text is called: the element or the workflow that holds it, and what of it. */
export function textLabel(editor: Editor, { id, map }: TranslatedText): string {
  const workflow = editor.view.find('workflow', id)
  if (workflow) return labelOfAction(editor, workflow, map)
  const node = nodeOf(editor.view, id)
  if (!node) return words.pageField[map] ?? map
  const parts = map.split('/')
  const field = parts.at(-1) ?? ''
  const inner = parts[0] === 'overrides' ? nodeOf(editor.view, parts[1] ?? '') : undefined
  const component = editor.view.find('library-component', node.componentId ?? '')
  const definition = editor.definitions.get((inner ?? node).element)
  const name =
    parts.at(-2) === 'attributes'
      ? words.attribute(field)
      : (component?.properties?.[field]?.name ?? definition?.fields[field]?.label.en ?? field)
  return [nodeName(editor, id), inner && nodeName(editor, inner.id), name].filter(Boolean).join(' · ')
}

/** What a text of an action is called: the workflow, the action in it, and which of its arguments. */
function labelOfAction({ actions: known }: Editor, { name, actions }: WorkflowRecord, map: string): string {
  const [, id = '', , argument = '', ...inside] = map.split('/')
  const action = actions[id]
  const definition = known.all.value?.get(action?.type ?? '')
  const called = action?.name ?? definition?.label.en ?? action?.type
  return [name, called, definition?.parameters[argument]?.label.en ?? argument, ...inside].filter(Boolean).join(' · ')
}
