import { errorAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { parentsOf, subtreeOf } from '../nodes/subtree.ts'

/** The component that a place lies in; `undefined` on a page. */
export function componentAround(view: DocumentView, id: Id): Id | undefined {
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
export function componentsIn(view: DocumentView, componentId: Id): ReadonlySet<Id> {
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
