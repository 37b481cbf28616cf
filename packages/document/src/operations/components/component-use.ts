import { errorAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { MAX_COMPONENT_NESTING } from '../../rules/component.ts'
import { MAX_DEPTH } from '../../rules/tree.ts'
import type { DocumentReader, DocumentView } from '../../view/view.ts'
import { parentsOf, subtreeOf } from '../nodes/subtree.ts'

/** The component that a place lies in; `undefined` on a page. */
export function componentAround(view: DocumentReader, id: Id): Id | undefined {
  return [id, ...parentsOf(view, id)].find((one) => view.find('library-component', one))
}

/** The component whose root a node is. */
export function componentOfRoot(view: Pick<DocumentView, 'find'>, id: Id): Id | undefined {
  const parent = view.find('node', id)?.place.parentId
  return parent === undefined ? undefined : view.find('library-component', parent)?.id
}

/** Why nodes may not leave their place: a component stays with its root. */
export function checkRoots(view: Pick<DocumentView, 'find'>, ids: readonly Id[]): readonly Issue[] {
  return ids
    .filter((id) => componentOfRoot(view, id) !== undefined)
    .map((id) => errorAt('component-root', `node/${id}/place`, MESSAGES.componentRoot))
}

/** Components drawn inside a component, itself included, however deep. */
export function componentsIn(view: DocumentReader, componentId: Id): ReadonlySet<Id> {
  const found = new Set<Id>([componentId])
  for (const id of found) {
    for (const node of subtreeOf(view, id)) {
      const inner = view.find('node', node)?.componentId
      if (inner !== undefined) found.add(inner)
    }
  }
  return found
}

/** Instances of a component, wherever they stand. */
export function instancesOf(view: DocumentView, componentId: Id): readonly Id[] {
  return view.usagesOf(componentId).flatMap(({ id, path }) => (path === 'componentId' ? [id] : []))
}

/**
 * Why nodes with instances in them may not come to stand inside of a parent: a component would hold itself, or be around itself too
 * often through slots. `view` knows what comes as well.
 */
export function checkNesting(view: DocumentReader, roots: readonly NestedRoot[], parentId: Id): readonly Issue[] {
  const path = `node/${parentId}`
  const open = componentAround(view, parentId)
  if (open !== undefined && componentsAmong(view, roots).has(open)) return [errorAt('cycle', path, MESSAGES.componentInItself)]
  const around = new Map<Id, number>()
  const count = (componentId: Id | undefined): void => {
    if (componentId !== undefined) around.set(componentId, (around.get(componentId) ?? 0) + 1)
  }
  for (const id of [parentId, ...parentsOf(view, parentId)]) count(view.find('node', id)?.componentId)
  const isTooDeep = ({ componentId, children }: NestedRoot, above: ReadonlyMap<Id, number>, depth: number): boolean => {
    if (componentId === undefined)
      return children.some((id) => depth < MAX_DEPTH && isTooDeep(rootOf(view, id), above, depth + 1))
    const times = above.get(componentId) ?? 0
    if (times > MAX_COMPONENT_NESTING) return true
    const inside = new Map(above).set(componentId, times + 1)
    return children.some((id) => depth < MAX_DEPTH && isTooDeep(rootOf(view, id), inside, depth + 1))
  }
  return roots.some((root) => isTooDeep(root, around, 0))
    ? [errorAt('too-nested', path, MESSAGES.tooNested(MAX_COMPONENT_NESTING))]
    : []
}

/** Components that are drawn among nodes and whatever stands in them, however deep. */
function componentsAmong(view: DocumentReader, roots: readonly NestedRoot[]): ReadonlySet<Id> {
  const nodes = roots.flatMap(({ children }) => children.flatMap((id) => subtreeOf(view, id)))
  const direct = [...roots.map(({ componentId }) => componentId), ...nodes.map((id) => view.find('node', id)?.componentId)]
  const found = new Set<Id>()
  for (const id of direct) {
    if (id === undefined || found.has(id)) continue
    for (const inner of componentsIn(view, id)) found.add(inner)
  }
  return found
}

/** A node that comes to stand somewhere, as far as it matters to what is nested. */
export interface NestedRoot {
  readonly componentId: Id | undefined
  readonly children: readonly Id[]
}

/** A node of the document with what stands in it. */
export function rootOf(view: DocumentReader, id: Id): NestedRoot {
  return { componentId: view.find('node', id)?.componentId, children: view.children(id) }
}
