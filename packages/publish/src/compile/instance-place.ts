import {
  blankNode,
  INSTANCE_ELEMENT,
  ROOT_SLOT,
  withOverride,
  type Id,
  type LibraryComponentRecord,
  type NodeRecord,
} from '@heddle/document'
import { inward, mergeRoot } from './merge-root.ts'
import type { CompileView } from './types.ts'

/** Stands between the uid of an instance and the id of a node inside it. */
const MARK = '.'

/** The instance of a library component that a node is compiled for. */
export interface InstancePlace {
  readonly uid: string
  readonly instance: NodeRecord
  readonly component: LibraryComponentRecord
  /** The instance's own place, when it stands inside another one. */
  readonly outer: InstancePlace | undefined
}

/** A record node, and the instance it is compiled for when it stands in a component. */
export interface PlacedNode {
  readonly node: NodeRecord
  readonly place: InstancePlace | undefined
}

/** Id of the record behind a uid. */
export function recordIdOf(uid: string): Id {
  return uid.slice(uid.lastIndexOf(MARK) + 1)
}

/** Uid of the outermost instance that a uid goes through; the uid itself on a page. */
export function outermostOf(uid: string): string {
  const end = uid.indexOf(MARK)
  return end < 0 ? uid : uid.slice(0, end)
}

/** Uids of the instances that a uid goes through, the outermost first, and the uid itself. */
export function stepsOf(uid: string): readonly string[] {
  const ids = uid.split(MARK)
  return ids.map((_, at) => ids.slice(0, at + 1).join(MARK))
}

/** Whether the node of a uid stands in a component. */
export function isInside(uid: string): boolean {
  return uid.includes(MARK)
}

export function uidIn(place: InstancePlace | undefined, id: Id): string {
  return place ? place.uid + MARK + id : id
}

/** What a uid stands for; `undefined` when a step of its way is gone. The root of a component carries what its instance adds. */
export function findPlaced(uid: string, view: Pick<CompileView, 'find'>): PlacedNode | undefined {
  if (!isInside(uid)) {
    const node = view.find('node', uid) ?? sampleOf(uid, view)
    return node && { node, place: undefined }
  }
  const above = findPlaced(uid.slice(0, uid.lastIndexOf(MARK)), view)
  const component = above?.node.componentId === undefined ? undefined : view.find('library-component', above.node.componentId)
  const node = view.find('node', recordIdOf(uid))
  if (!above || !component || !node) return undefined
  const { node: instance, place: outer } = above
  const place: InstancePlace = { uid: uidIn(outer, instance.id), instance, component, outer }
  const own = withOverride(node, instance, inward)
  return { node: node.id === component.rootElementId ? mergeRoot(own, instance) : own, place }
}

/** Under a component's own id: an instance that stands nowhere and sets nothing, for whoever looks at the component alone. */
function sampleOf(id: string, view: Pick<CompileView, 'find'>): NodeRecord | undefined {
  if (!view.find('library-component', id)) return undefined
  return { ...blankNode(id, INSTANCE_ELEMENT, { parentId: '', slot: ROOT_SLOT, index: '' }), componentId: id }
}

/** How often a component occurs around a node: among the instances it is compiled in, and among those whose slots it fills. */
export function occurrencesOf(
  componentId: Id,
  node: NodeRecord,
  place: InstancePlace | undefined,
  view: Pick<CompileView, 'find'>,
): number {
  let count = 0
  let outer = place
  const seen = new Set<Id>()
  for (let at: NodeRecord | undefined = node; at;) {
    const parent: NodeRecord | undefined = seen.has(at.id) ? undefined : view.find('node', at.place.parentId)
    seen.add(at.id)
    const around: NodeRecord | undefined = parent ?? outer?.instance
    if (!parent) {
      outer = outer?.outer
      seen.clear()
    }
    if (around?.componentId === componentId) count += 1
    at = around
  }
  return count
}

/** The root of a component, if it is there. */
export function rootOf({ id, rootElementId }: LibraryComponentRecord, view: Pick<CompileView, 'find'>): NodeRecord | undefined {
  const root = view.find('node', rootElementId)
  return root?.place.parentId === id && root.place.slot === ROOT_SLOT ? root : undefined
}
