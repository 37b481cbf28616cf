import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { blankNode } from '../../records/blank.ts'
import { INSTANCE_ELEMENT, ROOT_SLOT } from '../../records/component-types.ts'
import { planIndexes } from '../../records/index-keys.ts'
import type { Id, LibraryComponentRecord } from '../../records/types.ts'
import { checkName } from '../../rules/names.ts'
import { checkFit } from '../../rules/tree.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface CreateComponentInput {
  /** The node that becomes the component's root, with everything in it. */
  readonly nodeId: Id
  readonly name: string
  readonly folder?: string
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/**
 * Makes a component of a node; an instance takes its place. What depends on the place (condition, repeat) stays there, with
 * the instance. `ids` of the result are the instance.
 */
export function createComponent(
  view: DocumentView,
  { nodeId, name, folder = '', newId, fieldsOf }: CreateComponentInput,
): OperationResult {
  const node = view.find('node', nodeId)
  if (node === undefined) return refuseWith('unknown-record', `node/${nodeId}`, MESSAGES.unknownRecord(nodeId))
  const draft = createDraft(view)
  const component: LibraryComponentRecord = {
    id: newId(),
    kind: 'library-component',
    name: name.trim(),
    folder,
    index: takeIndex(view, draft, 'library-component'),
    type: 'component',
    rootElementId: nodeId,
    configuration: {},
  }
  draft.put(component)
  const issues = [
    ...checkName(name, `library-component/${component.id}/name`),
    ...checkFit(draft.get, fieldsOf, node.element, component.id, ROOT_SLOT, `node/${nodeId}/place`),
    ...checkFit(draft.get, fieldsOf, INSTANCE_ELEMENT, node.place.parentId, node.place.slot, `node/${nodeId}/place`),
  ]
  if (hasErrors(issues)) return refuse(...issues)
  const { condition, repeat, hidden } = node
  const instance = {
    ...blankNode(newId(), INSTANCE_ELEMENT, node.place),
    componentId: component.id,
    ...(condition !== undefined && { condition }),
    ...(repeat && { repeat }),
    ...(hidden && { hidden }),
  }
  draft.put(instance)
  draft.set(nodeId, 'place', { parentId: component.id, slot: ROOT_SLOT, index: planIndexes([], 0, 1).keys[0] ?? '' })
  for (const field of ['condition', 'repeat', 'hidden']) draft.set(nodeId, field, null)
  return draft.done([instance.id])
}
