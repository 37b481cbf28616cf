import { DEFAULT_VARIANT, isBinding, variantOf, type Id, type VariantContext } from '@heddle/document'
import { subtreeOf } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { contentOf, nodeOf } from '../../session/tree.ts'

/** A text on the page that names an entry, and where it is written. */
export interface EntryName {
  readonly nodeId: Id
  readonly field: string
  readonly variant: string
  readonly text: string
}

/** The first text inside of a child of the slot that names entries; `undefined` where there is none, or a formula gives it. */
export function entryName(editor: Editor, child: Id | undefined, context: VariantContext): EntryName | undefined {
  if (child === undefined) return undefined
  for (const nodeId of subtreeOf(editor.view, child)) {
    const node = nodeOf(editor.view, nodeId)
    const definition = node && editor.definitions.get(node.element)
    const field = definition?.inlineText
    if (!node || !definition || field === undefined || node.componentId !== undefined) continue
    const declared = definition.fields[field]
    const variant = declared ? variantOf(declared, context) : DEFAULT_VARIANT
    const values = node.props[field]
    const value = values?.[variant] ?? values?.[DEFAULT_VARIANT] ?? declared?.default
    return isBinding(value) ? undefined : { nodeId, field, variant, text: typeof value === 'string' ? value : '' }
  }
  return undefined
}

/** What an entry is called in a list: by its name, else by what stands in it, else `undefined`. */
export function calledBy(editor: Editor, name: EntryName | undefined, child: Id | undefined): string | undefined {
  const own = child === undefined ? undefined : nodeOf(editor.view, child)?.name
  return own || name?.text || (child !== undefined && contentOf(editor, child)) || undefined
}
