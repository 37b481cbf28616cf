import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, warningAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, LibraryComponentRecord, NodeRecord } from '../../records/types.ts'
import { isBinding } from '../../values/bindable.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import { checkFit, MAX_DEPTH } from '../../rules/tree.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { cloneNodes, cloneWorkflows, nodesOf } from '../nodes/clone-nodes.ts'
import { heightOf, parentsOf, subtreeOf } from '../nodes/subtree.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { inlineProperties } from './inline-properties.ts'

export interface DetachInstanceInput {
  readonly id: Id
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/**
 * Puts a copy of the component's inside in the place of an instance, with the instance's own properties written into its
 * formulas. Formulas that still read the component (its variables, formulas) are reported.
 */
export function detachInstance(view: DocumentView, { id, newId, fieldsOf }: DetachInstanceInput): OperationResult {
  const instance = view.find('node', id)
  const path = `node/${id}`
  if (instance?.componentId === undefined) return refuseWith('unknown-record', path, MESSAGES.noInstance(id))
  const component = view.find('library-component', instance.componentId)
  const root = component && view.find('node', component.rootElementId)
  if (!component || !root) return refuseWith('unknown-reference', path, MESSAGES.unknownReference(instance.componentId))
  const { place } = instance
  const issues: Issue[] = [...checkFit(view.get, fieldsOf, root.element, place.parentId, place.slot, `${path}/place`)]
  if (parentsOf(view, id).length - 1 + heightOf(view, root.id, MAX_DEPTH) > MAX_DEPTH)
    issues.push(errorAt('too-deep', `${path}/place`, MESSAGES.tooDeep(MAX_DEPTH)))
  if (hasErrors(issues)) return refuse(...issues)

  const draft = createDraft(view)
  const originals = nodesOf(view, subtreeOf(view, root.id))
  const ids = new Map(originals.map((node) => [node.id, newId()]))
  const values = valuesOf(component, instance)
  const written = originals.map((node) => inlineProperties(node.id === root.id ? asInstance(node, instance) : node, values))
  cloneNodes(draft, written, ids, new Map([[root.id, place]]))
  cloneWorkflows(view, draft, ids, newId)
  draft.remove(id)
  for (const workflow of view.of('workflow')) if (workflow.ownerId === id) draft.remove(workflow.id)
  const left = [...ids.values()].filter((copy) => JSON.stringify(draft.get(copy) ?? null).includes('context.component'))
  return draft.done(
    [ids.get(root.id) ?? ''],
    left.map((copy) => warningAt('reads-component', `node/${copy}`, MESSAGES.readsComponent)),
  )
}

/** What depends on the place of the instance goes over to the root. */
function asInstance(root: NodeRecord, { condition, repeat, hidden, linkId, name }: NodeRecord): NodeRecord {
  return {
    ...root,
    ...(name !== '' && { name }),
    ...(condition !== undefined && { condition }),
    ...(repeat && { repeat }),
    ...(hidden && { hidden }),
    ...(linkId !== undefined && { linkId }),
  }
}

/** The formula text of each property of an instance. */
function valuesOf(component: LibraryComponentRecord, { props }: NodeRecord): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(component.properties ?? {}).map(([id, { defaultValue }]) => {
      const value = props[id]?.[DEFAULT_VARIANT] ?? defaultValue ?? null
      return [id, isBinding(value) ? value.code : JSON.stringify(value)]
    }),
  )
}
