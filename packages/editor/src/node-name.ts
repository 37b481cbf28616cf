import type { Id, NodeRecord } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'
import { nodeLabel } from './canvas/tree.ts'
import type { Editor } from './editor.ts'

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
