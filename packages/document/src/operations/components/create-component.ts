import type { Json } from '@heddle/store'
import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { blankNode } from '../../records/blank.ts'
import { INSTANCE_ELEMENT, ROOT_SLOT } from '../../records/component-types.ts'
import { planIndexes } from '../../records/index-keys.ts'
import type { ComponentProperty, Id, LibraryComponentRecord, NodeRecord } from '../../records/types.ts'
import { checkComponent } from '../../rules/component.ts'
import { checkFolder, folderPath } from '../../rules/folder.ts'
import { checkFit } from '../../rules/tree.ts'
import { isBinding } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'
import { nodesOf } from '../nodes/clone-nodes.ts'
import { subtreeOf } from '../nodes/subtree.ts'
import { areAlike, correspondingIn } from './alike.ts'
import { checkRoots } from './component-use.ts'

export interface CreateComponentInput {
  /** The node that becomes the component's root, with everything in it. */
  readonly nodeId: Id
  readonly name: string
  readonly folder?: string
  /** Nodes that are built like it and become instances too. */
  readonly others?: readonly Id[]
  /** Literals inside that become properties: each instance keeps what it showed. */
  readonly properties?: readonly NewProperty[]
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/** A literal of a node that becomes a property. */
export interface NewProperty {
  readonly nodeId: Id
  readonly field: string
  readonly name: string
  /** Kind of value, for the control that sets it. */
  readonly type: string
  /** What it may be, for a type of choices. */
  readonly options?: ComponentProperty['options']
}

/**
 * Makes a component of a node; an instance takes its place. What depends on the place (condition, repeat) stays there, with
 * the instance; a section takes its condition along. `ids` of the result are the instances.
 */
export function createComponent(
  view: DocumentView,
  { nodeId, name, folder = '', others = [], properties = [], newId, fieldsOf }: CreateComponentInput,
): OperationResult {
  const node = view.find('node', nodeId)
  if (node === undefined) return refuseWith('unknown-record', `node/${nodeId}`, MESSAGES.unknownRecord(nodeId))
  const like = nodesOf(view, others)
  if (like.length > 0 && !areAlike(view, [nodeId, ...others], fieldsOf))
    return refuseWith('not-alike', `node/${nodeId}`, MESSAGES.notAlike)
  const draft = createDraft(view)
  const made = properties.map((property) => ({ ...property, id: newId() }))
  // What stands directly on a page stands on others too: a linked section.
  const isSection = view.find('page', node.place.parentId) !== undefined
  const component: LibraryComponentRecord = {
    id: newId(),
    kind: 'library-component',
    name: name.trim(),
    folder: folderPath(folder),
    index: takeIndex(view, draft, 'library-component'),
    type: isSection ? 'section' : 'component',
    rootElementId: nodeId,
    configuration: {},
    ...(made.length > 0 && { properties: Object.fromEntries(made.map((one) => [one.id, propertyFrom(view, one)])) }),
  }
  draft.put(component)
  const issues = [
    ...checkComponent(component),
    ...checkFolder(component.folder, `library-component/${component.id}/folder`),
    ...checkRoots(view, [nodeId, ...others]),
    ...checkFit(draft.get, fieldsOf, node, component.id, ROOT_SLOT, `node/${nodeId}/place`),
    ...[node, ...like].flatMap(({ id, place }) =>
      checkFit(
        draft.get,
        fieldsOf,
        { element: INSTANCE_ELEMENT, componentId: component.id },
        place.parentId,
        place.slot,
        `node/${id}/place`,
      ),
    ),
  ]
  if (hasErrors(issues)) return refuse(...issues)
  const instances = [node, ...like].map((one) => {
    const counterparts = correspondingIn(view, nodeId, one.id)
    const props = made.flatMap(({ id, nodeId: inner, field }) => {
      const values = view.find('node', counterparts.get(inner) ?? '')?.props[field]
      return values ? [[id, values] as const] : []
    })
    return { ...instanceInPlaceOf(one, newId(), isSection), componentId: component.id, props: Object.fromEntries(props) }
  })
  for (const instance of instances) draft.put(instance)
  for (const gone of like.flatMap(({ id }) => subtreeOf(view, id))) draft.remove(gone)
  for (const { id, nodeId: inner, field } of made) {
    for (const variant of Object.keys(view.find('node', inner)?.props[field] ?? {}))
      draft.set(inner, `props/${field}/${variant}`, { type: 'f', code: `context.component.props['${id}']` })
  }
  draft.set(nodeId, 'place', { parentId: component.id, slot: ROOT_SLOT, index: planIndexes([], 0, 1).keys[0] ?? '' })
  for (const field of isSection ? ['repeat', 'hidden'] : ['condition', 'repeat', 'hidden']) draft.set(nodeId, field, null)
  return draft.done(instances.map(({ id }) => id))
}

function propertyFrom(view: DocumentView, { name, type, nodeId, field, options }: NewProperty): ComponentProperty {
  const literals = Object.entries(view.find('node', nodeId)?.props[field] ?? {}).filter(([, value]) => !isBinding(value))
  const [, value] = literals.find(([variant]) => variant === view.defaultLanguage()) ?? literals[0] ?? []
  return { name: name.trim(), type, ...(value !== undefined && { defaultValue: value as Json }), ...(options && { options }) }
}

/** An instance in the place of a node, with what depends on that place. */
function instanceInPlaceOf({ place, condition, repeat, hidden }: NodeRecord, id: Id, isSection: boolean): NodeRecord {
  return {
    ...blankNode(id, INSTANCE_ELEMENT, place),
    ...(condition !== undefined && !isSection && { condition }),
    ...(repeat && { repeat }),
    ...(hidden && { hidden }),
  }
}
