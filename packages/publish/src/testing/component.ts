import { blankNode, INSTANCE_ELEMENT, ROOT_SLOT, type LibraryComponentRecord, type NodeRecord } from '@heddle/document'
import { id, node } from './fixture.ts'

/** A library component whose root is a node `{name}root` of the given element. */
export function component(name: string, more: Partial<LibraryComponentRecord> = {}): LibraryComponentRecord {
  return {
    id: id(name),
    kind: 'library-component',
    name,
    folder: '',
    index: 'a0',
    type: 'component',
    rootElementId: id(`${name}root`),
    configuration: {},
    ...more,
  }
}

export function rootNode(name: string, element: string, more: Partial<NodeRecord> = {}): NodeRecord {
  return { ...blankNode(id(`${name}root`), element, { parentId: id(name), slot: ROOT_SLOT, index: 'a0' }), ...more }
}

/** An instance of a component; `props`: values of its properties by name of their id. */
export function instance(
  name: string,
  parent: string,
  of: string,
  props: NodeRecord['props'][string] = {},
  more: Partial<NodeRecord> = {},
): NodeRecord {
  return node(name, parent, INSTANCE_ELEMENT, {
    componentId: id(of),
    props: Object.fromEntries(Object.entries(props).map(([property, value]) => [id(property), { default: value }])),
    ...more,
  })
}

/** A linked section where it stands on a page. */
export function standing(name: string, page: string, of: string, more: Partial<NodeRecord> = {}): NodeRecord {
  const { place, ...section } = instance(name, page, of)
  return { ...section, place: { ...place, slot: 'sections' }, ...more }
}
