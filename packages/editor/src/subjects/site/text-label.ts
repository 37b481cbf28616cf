import type { LibraryComponentRecord, WorkflowRecord } from '@heddle/document'
import type { TranslatedText } from '@heddle/document/operations'
import { isField, type Field, type Parts } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { words } from './words.ts'

/** What a text is called: the element or the workflow that holds it, and what of it. */
export function textLabel(editor: Editor, { id, map }: TranslatedText): string {
  const workflow = editor.view.find('workflow', id)
  if (workflow) return labelOfAction(editor, workflow, map)
  const component = editor.view.find('library-component', id)
  if (component) return labelOfDefault(component, map)
  const node = nodeOf(editor.view, id)
  if (!node) return words.pageField[map] ?? map
  const parts = map.split('/')
  const props = parts.lastIndexOf('props', 2)
  const field = (props < 0 ? parts.at(-1) : parts[props + 1]) ?? ''
  const inner = parts[0] === 'overrides' ? nodeOf(editor.view, parts[1] ?? '') : undefined
  const used = editor.view.find('library-component', node.componentId ?? '')
  const definition = editor.definitions.get((inner ?? node).element)
  const name =
    parts.at(-2) === 'attributes'
      ? words.attribute(field)
      : (used?.properties?.[field]?.name ?? definition?.fields[field]?.label.en ?? field)
  // Behind the field stands the variant of its value, and then what leads to a text inside.
  const inside = props < 0 ? [] : insideLabels(definition?.fields[field], parts.slice(props + 3))
  return [nodeName(editor, id), inner && nodeName(editor, inner.id), name, ...inside].filter(Boolean).join(' · ')
}

/** What instances have that set nothing: the property, and what leads to the text in it. */
function labelOfDefault({ properties = {} }: LibraryComponentRecord, map: string): string {
  const [, id = '', , ...inside] = map.split('/')
  return [words.byDefault(properties[id]?.name ?? id), ...insideLabels(undefined, inside)].join(' · ')
}

/** What leads to a text inside of a value: items by their number, parts by what they are called. */
function insideLabels(field: Parts | undefined, [key, ...rest]: readonly string[]): readonly string[] {
  if (key === undefined) return []
  const parts = field && isField(field) ? partsIn(field) : field
  if (/^\d+$/.test(key)) return [String(Number(key) + 1), ...insideLabels(parts, rest)]
  const part = parts && !isField(parts) && Object.hasOwn(parts, key) ? parts[key] : undefined
  return [part?.label.en ?? key, ...insideLabels(part, rest)]
}

function partsIn(field: Field): Parts | undefined {
  return field.kind === 'object' ? field.fields : field.kind === 'list' ? field.item : undefined
}

/** What a text of an action is called: the workflow, the action in it, and which of its arguments. */
function labelOfAction({ actions: known }: Editor, { name, actions }: WorkflowRecord, map: string): string {
  const [, id = '', , argument = '', ...inside] = map.split('/')
  const action = actions[id]
  const definition = known.all.value?.get(action?.type ?? '')
  const called = action?.name ?? definition?.label.en ?? action?.type
  return [name, called, definition?.parameters[argument]?.label.en ?? argument, ...inside].filter(Boolean).join(' · ')
}
