import type { Id, NodeRecord } from '../records/types.ts'
import type { DocumentReader } from '../view/view.ts'
import { MAX_COMPONENT_NESTING } from './component.ts'

type Reader = Pick<DocumentReader, 'find'>

/** A section of a page, and where it is a linked one the root that it is drawn as; empty where there is none. */
export function sectionRoots(view: Reader, id: Id): readonly NodeRecord[] {
  const roots: NodeRecord[] = []
  for (let node = view.find('node', id); node && roots.length <= MAX_COMPONENT_NESTING;) {
    roots.push(node)
    const component = node.componentId === undefined ? undefined : view.find('library-component', node.componentId)
    node = component && view.find('node', component.rootElementId)
  }
  return roots
}

/** The linked section whose root a node is: links name that where they mean it on whatever page it stands. */
export function linkedSectionOf(view: Reader, id: Id): Id | undefined {
  const parentId = view.find('node', id)?.place.parentId
  const component = parentId === undefined ? undefined : view.find('library-component', parentId)
  return component?.type === 'section' ? component.id : undefined
}
