import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, warningAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, NodeRecord } from '../../records/types.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import { checkFit, MAX_DEPTH } from '../../rules/tree.ts'
import { outletsOf } from '../../view/outlets.ts'
import { withOverride } from '../../rules/overrides.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { cloneNodes, cloneWorkflows, nodesOf, removeWorkflows } from '../nodes/clone-nodes.ts'
import { heightOf, parentsOf, subtreeOf } from '../nodes/subtree.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { inlineProperties } from './inline-properties.ts'
import { propertyCodes } from './property-codes.ts'
import { relinkSection } from './relink-section.ts'

export interface DetachInstanceInput {
  readonly id: Id
  /** What the slots of the component become: a plain container, and what it needs to look like a slot. */
  readonly box: OutletBox
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

export interface OutletBox {
  readonly element: string
  readonly slot: string
  readonly styles: NodeRecord['styles'][string]
}

/**
 * Puts a copy of the component's inside in the place of an instance, with the instance's own properties written into its
 * formulas and what fills its slots in place of the outlets. Formulas that still read the component (its variables, formulas) are
 * reported, and so is what filled a slot that is gone.
 */
export function detachInstance(view: DocumentView, { id, box, newId, fieldsOf }: DetachInstanceInput): OperationResult {
  const instance = view.find('node', id)
  const path = `node/${id}`
  if (instance?.componentId === undefined) return refuseWith('unknown-record', path, MESSAGES.noInstance(id))
  const component = view.find('library-component', instance.componentId)
  const root = component && view.find('node', component.rootElementId)
  if (!component || !root) return refuseWith('unknown-reference', path, MESSAGES.unknownReference(instance.componentId))
  const { place } = instance
  const issues: Issue[] = [...checkFit(view.get, fieldsOf, root, place.parentId, place.slot, `${path}/place`)]
  if (parentsOf(view, id).length - 1 + heightOf(view, root.id, MAX_DEPTH) > MAX_DEPTH)
    issues.push(errorAt('too-deep', `${path}/place`, MESSAGES.tooDeep(MAX_DEPTH)))
  if (hasErrors(issues)) return refuse(...issues)

  const draft = createDraft(view)
  const filled = new Set(view.slots(id))
  const outlets = new Set(outletsOf(view, component.id).map((outlet) => outlet.id))
  const usual = new Set([...outlets].filter((outlet) => filled.has(outlet)).flatMap((outlet) => subtreeOf(view, outlet).slice(1)))
  const originals = nodesOf(view, subtreeOf(view, root.id)).filter((node) => !usual.has(node.id))
  const ids = new Map(originals.map((node) => [node.id, newId()]))
  const values = propertyCodes(component, instance, view)
  const written = originals
    .map((node) => withOverride(node, instance))
    .map(({ isOpen: _, ...node }): NodeRecord => node)
    .map((node) =>
      outlets.has(node.id)
        ? asBox(node, box, fieldsOf(box.element)?.version ?? 1)
        : outlets.has(node.place.parentId)
          ? inBox(node, box)
          : node,
    )
    .map((node) => inlineProperties(node.id === root.id ? asInstance(node, instance) : node, values))
  cloneNodes(draft, written, ids, new Map([[root.id, place]]))
  cloneWorkflows(view, draft, ids, newId)
  const lost: Id[] = []
  const kept: Id[] = []
  for (const filling of nodesOf(view, view.children(id))) {
    const parentId = ids.get(filling.place.slot)
    if (parentId !== undefined && outlets.has(filling.place.slot)) {
      draft.set(filling.id, 'place', { ...filling.place, parentId, slot: box.slot })
      kept.push(...subtreeOf(view, filling.id))
    } else lost.push(...subtreeOf(view, filling.id))
  }
  for (const gone of lost) draft.remove(gone)
  removeWorkflows(view, draft, new Set(lost))
  draft.remove(id)
  if (component.type === 'section') relinkSection(view, draft, { instance, rootId: root.id, copyId: ids.get(root.id) ?? '' })
  for (const workflow of view.of('workflow')) if (workflow.ownerId === id) draft.remove(workflow.id)
  const reads = (one: Id, what: string): boolean => JSON.stringify(draft.get(one) ?? null).includes(what)
  const left = [
    ...[...ids.values()].filter((copy) => reads(copy, 'context.component')),
    ...kept.filter((filling) => reads(filling, 'context.dropzone')),
  ]
  return draft.done(
    [ids.get(root.id) ?? ''],
    [
      ...left.map((copy) => warningAt('reads-component', `node/${copy}`, MESSAGES.readsComponent)),
      ...(lost.length > 0 ? [warningAt('unknown-reference', path, MESSAGES.noSlot)] : []),
    ],
  )
}

/** Outside of components a slot is a plain container that looks the same. */
function asBox(outlet: NodeRecord, { element, styles }: OutletBox, version: number): NodeRecord {
  const own = { ...styles, ...outlet.styles[DEFAULT_VARIANT] }
  return { ...outlet, element, version, styles: { ...outlet.styles, [DEFAULT_VARIANT]: own } }
}

function inBox(node: NodeRecord, { slot }: OutletBox): NodeRecord {
  return { ...node, place: { ...node.place, slot } }
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
