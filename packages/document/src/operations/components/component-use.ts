import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { parentsOf, subtreeOf } from '../nodes/subtree.ts'

/** The component that a place lies in; `undefined` on a page. */
export function componentAround(view: DocumentView, id: Id): Id | undefined {
  return [id, ...parentsOf(view, id)].find((one) => view.find('library-component', one))
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
