import type { ElementFacts, FieldsOf } from '../element-facts.ts'
import { errorAt, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id, NodeRecord } from '../records/types.ts'
import { INSTANCE_ELEMENT, OUTLET_ELEMENT, ROOT_SLOT } from '../records/component-types.ts'

/** Slot of a page that holds its sections. */
export const SECTIONS_SLOT = 'sections'
/** Levels of elements on a page; what nests deeper helps nobody and would exhaust a browser. */
export const MAX_DEPTH = 100

/** A slot of an instance is called by the id of a node. */
const ID = /^[a-z0-9]{16}$/

type Get = (id: Id) => DocumentRecord | undefined

/** A node, or what is about to be one, as far as its place asks. */
export type Fitting = Pick<NodeRecord, 'element' | 'componentId'>

/** Whether a node stands directly on pages: a section, one that is linked, and what nothing is known of. */
function isSection(get: Get, { element, componentId }: Fitting, facts: ElementFacts | undefined): boolean {
  if (componentId === undefined) return facts ? facts.isSection : element !== INSTANCE_ELEMENT
  const component = get(componentId)
  return component?.kind !== 'library-component' || component.type === 'section'
}

/** Why a node may not stand in that slot; nothing when it may. Room is not looked at. */
export function checkFit(
  get: Get,
  fieldsOf: FieldsOf,
  node: Fitting,
  parentId: Id,
  slot: string,
  path: string,
): readonly Issue[] {
  const parent = get(parentId)
  const { element } = node
  const facts = fieldsOf(element)
  const section = (): readonly Issue[] =>
    isSection(get, node, facts) ? [] : [errorAt('section-only', path, MESSAGES.sectionOnly(element))]
  if (parent?.kind === 'page')
    return slot === SECTIONS_SLOT ? section() : [errorAt('foreign-slot', path, MESSAGES.foreignSlot('page', slot))]
  const component = node.componentId === undefined ? undefined : get(node.componentId)
  const standsOnPages = facts?.isSection || (component?.kind === 'library-component' && component.type === 'section')
  if (parent?.kind === 'library-component') {
    if (slot !== ROOT_SLOT) return [errorAt('foreign-slot', path, MESSAGES.foreignSlot('component', slot))]
    if (parent.type === 'section') return section()
    if (facts?.parents && !facts.parents.includes(INSTANCE_ELEMENT))
      return [errorAt('parents-only', path, MESSAGES.parentsOnly(element, facts.parents))]
    return standsOnPages ? [errorAt('section-inside', path, MESSAGES.sectionInside)] : []
  }
  if (parent?.kind !== 'node') return [errorAt('unknown-parent', path, MESSAGES.unknownParent(parentId))]
  if (standsOnPages) return [errorAt('section-inside', path, MESSAGES.sectionInside)]
  if (facts?.parents && !facts.parents.includes(parent.element))
    return [errorAt('parents-only', path, MESSAGES.parentsOnly(element, facts.parents))]
  if (parent.componentId !== undefined) return checkSlotOfInstance(get, slot, path)
  const parentFacts = fieldsOf(parent.element)
  if (parentFacts === undefined) return []
  const slotFacts = Object.hasOwn(parentFacts.slots, slot) ? parentFacts.slots[slot] : undefined
  if (slotFacts === undefined) {
    const message =
      Object.keys(parentFacts.slots).length === 0
        ? MESSAGES.notContainer(parent.element)
        : MESSAGES.foreignSlot(parent.element, slot)
    return [errorAt('foreign-slot', path, message)]
  }
  if (slotFacts.accepts && !slotFacts.accepts.includes(element)) {
    return [errorAt('slot-refuses', path, MESSAGES.slotRefuses(slot, element, slotFacts.accepts))]
  }
  return []
}

/** An instance is filled at the outlets of its component. What fills one that is gone is kept, not drawn, and told of. */
function checkSlotOfInstance(get: Get, slot: string, path: string): readonly Issue[] {
  const outlet = get(slot)
  if (outlet?.kind === 'node' && outlet.element === OUTLET_ELEMENT) return []
  if (outlet === undefined && ID.test(slot)) return [warningAt('unknown-reference', path, MESSAGES.unknownReference(slot))]
  return [errorAt('foreign-slot', path, MESSAGES.foreignSlot(INSTANCE_ELEMENT, slot))]
}

/**
 * Why elements of these types may not come to stand somewhere inside a parent: one of them is apart, and one of its type
 * stands around. What stands so already stays.
 */
export function checkApart(
  get: Get,
  fieldsOf: FieldsOf,
  elements: Iterable<string>,
  parentId: Id,
  path: string,
): readonly Issue[] {
  const apart = new Set([...elements].filter((element) => fieldsOf(element)?.isApart))
  const around = new Set<string>()
  let parent = apart.size === 0 ? undefined : get(parentId)
  for (let level = 0; parent?.kind === 'node' && level <= MAX_DEPTH; level += 1) {
    around.add(parent.element)
    parent = get(parent.place.parentId)
  }
  return [...apart]
    .filter((element) => around.has(element))
    .map((element) => errorAt('apart-only', path, MESSAGES.apartOnly(element)))
}

/** Why `count` nodes in a slot are too many. */
export function checkRoom(
  get: Get,
  fieldsOf: FieldsOf,
  parentId: Id,
  slot: string,
  count: number,
  path: string,
): readonly Issue[] {
  const parent = get(parentId)
  const facts = parent?.kind === 'node' ? fieldsOf(parent.element) : undefined
  const max =
    parent?.kind === 'library-component' ? 1 : facts && Object.hasOwn(facts.slots, slot) ? facts.slots[slot]?.max : undefined
  return max !== undefined && count > max ? [errorAt('slot-full', path, MESSAGES.slotFull(slot, max))] : []
}

/** Climbs from a node to its page or component: a cycle, a missing parent or too many levels are issues. */
export function checkClimb(get: Get, node: NodeRecord, path: string): readonly Issue[] {
  const seen = new Set<Id>([node.id])
  let parentId = node.place.parentId
  for (;;) {
    const parent = get(parentId)
    if (parent?.kind === 'page' || parent?.kind === 'library-component') return []
    if (parent?.kind !== 'node') return [errorAt('unknown-parent', path, MESSAGES.unknownParent(parentId))]
    if (seen.has(parentId)) return [errorAt('cycle', path, MESSAGES.cycle)]
    if (seen.size >= MAX_DEPTH) return [errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH))]
    seen.add(parentId)
    parentId = parent.place.parentId
  }
}
