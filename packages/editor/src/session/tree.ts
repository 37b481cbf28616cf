import { isBinding } from '@heddle/document'
import type { DocumentView, Id, NodeRecord } from '@heddle/document'
import { boundName } from './bound-name.ts'
import type { Editor } from './editor.ts'
import { roleOf } from './role.ts'

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
  return { kind: roleOf(editor, node).label, name: node.name || shorten(textOf(editor, node)) }
}

/** Kind and name in one line: `Button · Book a tour`. */
export function nodeTitle(editor: Editor, id: Id): string {
  const { kind, name } = nodeLabel(editor, id)
  return name ? `${kind} · ${name}` : kind
}

/** What a builder calls a node: its own name, else its text, else what it is. */
export function nodeName(editor: Editor, id: Id): string {
  const { kind, name } = nodeLabel(editor, id)
  return name || kind
}

/** Icon of what a node is: of a row, of a heading; of components for an instance, a question mark for what is not installed. */
export function nodeIcon(editor: Editor, node: NodeRecord): string {
  return roleOf(editor, node).icon
}

/** Children of a node in the order in which its element has its slots: the tabs before what they show, a trigger before its window. */
export function childrenOf({ view, definitions }: Pick<Editor, 'view' | 'definitions'>, id: Id): readonly Id[] {
  const slots = view.slots(id)
  if (slots.length < 2) return view.children(id)
  const declared = Object.keys(definitions.get(nodeOf(view, id)?.element ?? '')?.slots ?? {})
  // Those of a component, and of an element that is not installed, come as they are, behind the others.
  const known = declared.filter((slot) => slots.includes(slot))
  return [...new Set([...known, ...slots])].flatMap((slot) => view.children(id, slot))
}

/** How many nodes are looked through for words: a page-long section says at its beginning what it is about. */
const MAX_LOOKED_THROUGH = 24

/** What stands in a node that has no name and no text of its own: its first heading or other text. */
export function contentOf(editor: Editor, id: Id): string {
  const { view } = editor
  const node = nodeOf(view, id)
  if (!node || node.name || textOf(editor, node)) return ''
  const waiting: Id[] = [...childrenOf(editor, id)]
  for (let looked = 0; looked < MAX_LOOKED_THROUGH; looked += 1) {
    const next = waiting.shift()
    const inside = next === undefined ? undefined : nodeOf(view, next)
    if (!inside) return ''
    const said = inside.name || textOf(editor, inside)
    if (said) return shorten(said)
    waiting.unshift(...childrenOf(editor, inside.id))
  }
  return ''
}

/** The node around the only selected one; nothing for a section. */
export function parentOfSelection(editor: Editor): Id | undefined {
  const node = onlySelected(editor)
  return node && nodeOf(editor.view, node.place.parentId)?.id
}

/** The first child of the only selected node. */
export function childOfSelection(editor: Editor): Id | undefined {
  const node = onlySelected(editor)
  return node && childrenOf(editor, node.id)[0]
}

/** The sibling before or after the only selected node, round and round. */
export function siblingOfSelection(editor: Editor, step: 1 | -1): Id | undefined {
  const node = onlySelected(editor)
  if (!node) return undefined
  const siblings = childrenOf(editor, node.place.parentId)
  return siblings[(siblings.indexOf(node.id) + step + siblings.length) % siblings.length]
}

const SHORT_TEXT = 28

/** The text that a node shows; of a bound one what its formula is about. */
function textOf(editor: Editor, node: NodeRecord): string {
  const { inlineText, editing } = editor.definitions.get(node.element) ?? {}
  const field = inlineText ?? editing?.typedIn
  const values = field === undefined ? undefined : node.props[field]
  const value = values?.[editor.session.language.value] ?? values?.default
  const text = isBinding(value) ? boundName(value.code, editor.view) : typeof value === 'string' ? value : ''
  return text.replaceAll(/\s+/g, ' ').trim()
}

function shorten(text: string): string {
  return text.length > SHORT_TEXT ? `${text.slice(0, SHORT_TEXT - 1)}…` : text
}

function onlySelected(editor: Editor) {
  const [id, ...others] = editor.session.selection.value
  return id === undefined || others.length > 0 ? undefined : nodeOf(editor.view, id)
}
