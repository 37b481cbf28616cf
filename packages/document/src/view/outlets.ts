import { OUTLET_ELEMENT } from '../records/component-types.ts'
import type { Id, NodeRecord } from '../records/types.ts'
import type { DocumentReader } from './view.ts'

/** The places inside of a component that its instances fill, in document order. */
export function outletsOf(view: Pick<DocumentReader, 'find' | 'children'>, componentId: Id): readonly NodeRecord[] {
  const found: NodeRecord[] = []
  const seen = new Set<Id>()
  const walk = (id: Id): void => {
    if (seen.has(id)) return
    seen.add(id)
    const node = view.find('node', id)
    if (node?.element === OUTLET_ELEMENT) found.push(node)
    for (const child of view.children(id)) walk(child)
  }
  if (view.find('library-component', componentId)) walk(componentId)
  return found
}
