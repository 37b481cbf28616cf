import { isBinding, withOverride, type Bindable, type DocumentView, type Id, type NodeRecord } from '@heddle/document'
import { setOverrides, type OperationResult } from '@heddle/document/operations'
import { readAtom } from '@heddle/store'
import type { Editor } from '../editor.ts'
import { openComponentOf } from './inside.ts'

type Known = Pick<Editor, 'view' | 'session'>

/** The open instance, where it could set something for all of these nodes inside of it. */
export function instanceFor(editor: Known, nodeIds: readonly Id[]): NodeRecord | undefined {
  const { view, session } = editor
  const component = openComponentOf(editor)
  const instance = view.find('node', session.inside.value?.path.at(-1) ?? '')
  if (!component || !instance || nodeIds.length === 0) return undefined
  const isOpen = (id: Id) => view.find('node', id)?.isOpen && view.ancestors(id).at(-1) === component.id
  return nodeIds.every(isOpen) ? instance : undefined
}

/** The instance that nodes are changed for now, and those that were opened with it; absent where all instances change. */
export function soleInstance(editor: Known, nodeIds: readonly Id[]): NodeRecord | undefined {
  return editor.session.isOnlyHere.value ? instanceFor(editor, nodeIds) : undefined
}

/** The open instance and those that were chosen with it, as far as they are still of its component. */
export function instancesHere({ view, session }: Known): readonly NodeRecord[] {
  const { path = [], beside = [] } = session.inside.value ?? {}
  const open = view.find('node', path.at(-1) ?? '')
  if (!open) return []
  const others = beside.flatMap((id) => view.find('node', id) ?? [])
  return [open, ...others.filter(({ id, componentId }) => id !== open.id && componentId === open.componentId)]
}

const seen = new WeakMap<NodeRecord, { readonly instance: NodeRecord; readonly node: NodeRecord }>()

/** Nodes as they are changed now: as the open instance has them where they are changed for it alone. */
export function seenHere(editor: Known, nodes: readonly NodeRecord[]): readonly NodeRecord[] {
  const ids = nodes.map(({ id }) => id)
  const instance = soleInstance(editor, ids)
  if (!instance) return nodes
  return nodes.map((node) => {
    const known = seen.get(node)
    if (known?.instance === instance) return known.node
    const own = withOverride(node, instance)
    seen.set(node, { instance, node: own })
    return own
  })
}

/**
 * The node whose place a formula sees that stands at a path of a node: what the open instance sets for itself sees the place
 * around it, what its component has sees the inside.
 */
export function scopeHere(editor: Known, nodeId: Id, path: string): Id {
  const instance = soleInstance(editor, [nodeId])
  if (!instance) return nodeId
  const isOwn = readAtom(instance, `overrides/${nodeId}/${path}`) !== null
  const node = editor.view.find('node', nodeId)
  return !isOwn && node && isBinding(readAtom(node, path)) ? nodeId : instance.id
}

/** What a change of a field would take the place of: of the open instance alone where that is meant. */
export function valueHere(editor: Known, nodeId: Id, field: string, variant: string): Bindable | null {
  const instance = soleInstance(editor, [nodeId])
  const props = instance ? instance.overrides?.[nodeId]?.props : editor.view.find('node', nodeId)?.props
  return props?.[field]?.[variant] ?? null
}

/** Changes nodes: for the open instance, and those chosen with it, where that is meant, else for all. */
export function changeHere(
  editor: Known,
  nodeIds: readonly Id[],
  change: (view: DocumentView, ids: readonly Id[]) => OperationResult,
): OperationResult {
  if (!soleInstance(editor, nodeIds)) return change(editor.view, nodeIds)
  return setOverrides(editor.view, { ids: instancesHere(editor).map(({ id }) => id), nodeIds, change })
}
