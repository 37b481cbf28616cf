import type { DocumentView, Id, NodeRecord } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'
import type { Editor } from './editor.ts'

/** The record of a node, or `undefined` for other ids. */
export function nodeOf(view: DocumentView, id: Id): NodeRecord | undefined {
  const record = view.get(id)
  return record?.kind === 'node' ? record : undefined
}

/** Ids from the page's section down to the node itself. */
export function pathTo(view: DocumentView, id: Id): readonly Id[] {
  return [id, ...view.ancestors(id)].filter((at) => nodeOf(view, at)).reverse()
}

/** True for a node in a slot made for particular elements, such as the icon of a button. */
export function isPart(editor: Editor, id: Id): boolean {
  const node = nodeOf(editor.view, id)
  const parent = node && nodeOf(editor.view, node.place.parentId)
  return parent !== undefined && editor.definitions.get(parent.element)?.slots[node?.place.slot ?? '']?.accepts !== undefined
}

/** Kind and name of a node as outlines and labels show it: `Button`, `Book a tour`. */
export function nodeLabel(editor: Editor, id: Id): { readonly kind: string; readonly name: string } {
  const node = nodeOf(editor.view, id)
  if (!node) return { kind: '', name: '' }
  const definition = editor.definitions.get(node.element)
  return { kind: definition?.label.en ?? componentName(editor, node) ?? node.element, name: node.name || shortText(editor, node) }
}

/** Kind and name in one line: `Button · Book a tour`. */
export function nodeTitle(editor: Editor, id: Id): string {
  const { kind, name } = nodeLabel(editor, id)
  return name ? `${kind} · ${name}` : kind
}

/** What a builder calls a node: its own name, else its text, else the element's label. */
export function nodeName(editor: Editor, id: Id): string {
  const { kind, name } = nodeLabel(editor, id)
  return name || kind
}

/** Icon of a node's element; that of components for an instance, a question mark for an element that is not installed. */
export function nodeIcon(
  node: Pick<NodeRecord, 'element' | 'componentId'>,
  definitions: ReadonlyMap<string, ElementDefinition>,
): string {
  return definitions.get(node.element)?.icon ?? (node.componentId === undefined ? 'circle-help' : 'component')
}

/** The node around the only selected one; nothing for a section. */
export function parentOfSelection(editor: Editor): Id | undefined {
  const node = onlySelected(editor)
  return node && nodeOf(editor.view, node.place.parentId)?.id
}

/** The first child of the only selected node. */
export function childOfSelection(editor: Editor): Id | undefined {
  const node = onlySelected(editor)
  return node && editor.view.children(node.id)[0]
}

/** The sibling before or after the only selected node, round and round. */
export function siblingOfSelection(editor: Editor, step: 1 | -1): Id | undefined {
  const node = onlySelected(editor)
  if (!node) return undefined
  const siblings = editor.view.children(node.place.parentId)
  return siblings[(siblings.indexOf(node.id) + step + siblings.length) % siblings.length]
}

function componentName({ view }: Editor, { componentId }: NodeRecord): string | undefined {
  return componentId === undefined ? undefined : view.find('library-component', componentId)?.name
}

const SHORT_TEXT = 28

function shortText(editor: Editor, node: NodeRecord): string {
  const field = editor.definitions.get(node.element)?.inlineText
  const values = field === undefined ? undefined : node.props[field]
  const value = values?.[editor.session.language.value] ?? values?.default
  if (typeof value !== 'string') return ''
  const text = value.replaceAll(/\s+/g, ' ').trim()
  return text.length > SHORT_TEXT ? `${text.slice(0, SHORT_TEXT - 1)}…` : text
}

function onlySelected(editor: Editor) {
  const [id, ...others] = editor.session.selection.value
  return id === undefined || others.length > 0 ? undefined : nodeOf(editor.view, id)
}
