import { outletsOf, plainValues, SECTIONS_SLOT, type DocumentView, type Id } from '@heddle/document'
import { entriesOf, type OperationResult, type Target } from '@heddle/document/operations'
import type { ElementDefinition, SlotDefinition } from '@heddle/kit'
import { FINAL_REFUSALS } from '../../session/refusals.ts'

/** The definition of an element type; `undefined` for a type that is not installed. */
export type DefinitionOf = (
  type: string,
) => Pick<ElementDefinition, 'slots' | 'exposes' | 'parents' | 'arrangements' | 'entries'> | undefined

/**
 * Places where something new may go, the best first: inside the selected node, of columns in the first empty one, in what it
 * belongs together with, after it, after each of its containers; with
 * nothing selected inside the page's last section, or the root of the component that is open; at last the end of the page.
 *
 * @param added type of what is new, where it is an element: some take only what belongs into them
 */
export function insertTargets(
  view: DocumentView,
  definitionOf: DefinitionOf,
  rootId: Id,
  selected: Id | undefined,
  added?: string,
): readonly Target[] {
  const inside = (id: Id) => insideTargets(view, definitionOf, id, added)
  const targets: Target[] = []
  if (selected !== undefined) {
    const isOneOnly = ({ parentId, slot }: Target): boolean =>
      definitionOf(view.find('node', parentId)?.element ?? '')?.slots[slot]?.addsOnce === true
    const beside = besideTargets(view, selected, (id) => partnersOf(view, definitionOf, id).flatMap(inside)).filter(
      (target) => !isOneOnly(target) && !isForOthers(view, definitionOf, target, added),
    )
    if (isOneMore(view, definitionOf, selected, added)) targets.push(...beside.slice(0, 1))
    targets.push(...partTargets(view, definitionOf, selected, inside))
    targets.push(...inside(selected), ...emptyTargets(view, definitionOf, selected), ...beside)
  }
  const lastSection = view.children(rootId).at(-1)
  if (selected === undefined && lastSection !== undefined) targets.push(...inside(lastSection))
  targets.push({ parentId: rootId, slot: SECTIONS_SLOT })
  return targets
}

/** Whether what is new is one more of those that the selected one is among: of the links of a menu, rather than something in a link. */
function isOneMore(view: DocumentView, definitionOf: DefinitionOf, selected: Id, added: string | undefined): boolean {
  const { parentId = '', slot = '' } = view.find('node', selected)?.place ?? {}
  const parent = view.find('node', parentId)
  const definition = definitionOf(parent?.element ?? '')
  if (!parent || added === undefined || definition?.entries?.children[slot] === undefined) return false
  return definition.slots[slot]?.takesAdded?.(plainValues(parent.props), added) === true
}

/** Whether a place is meant for elements of other types, as a tab is for what stands in a line. */
function isForOthers(
  view: DocumentView,
  definitionOf: DefinitionOf,
  { parentId, slot }: Target,
  added: string | undefined,
): boolean {
  const parent = view.find('node', parentId)
  const takes = definitionOf(parent?.element ?? '')?.slots[slot]?.takesAdded
  const values = plainValues(parent?.props ?? {})
  return added !== undefined && takes?.(values, undefined) === true && !takes(values, added)
}

/** What a node belongs together with across slots: what a tab shows. */
function partnersOf(view: DocumentView, definitionOf: DefinitionOf, id: Id): readonly Id[] {
  const { parentId = '', slot = '' } = view.find('node', id)?.place ?? {}
  const children = definitionOf(view.find('node', parentId)?.element ?? '')?.entries?.children ?? {}
  if (children[slot] === undefined) return []
  const entry = entriesOf(view, parentId, Object.keys(children)).find((parts) => parts.includes(id)) ?? []
  return entry.filter((part) => part !== undefined && part !== id) as readonly Id[]
}

/**
 * Right after a node, then after each of its containers.
 * @param before what comes before the place after one of them
 */
export function besideTargets(
  view: DocumentView,
  selected: Id,
  before: (id: Id) => readonly Target[] = () => [],
): readonly Target[] {
  const nodes = [selected, ...view.ancestors(selected)].flatMap((id) => view.find('node', id) ?? [])
  return nodes.flatMap(({ id, place: { parentId, slot } }) => [
    ...before(id),
    { parentId, slot, at: view.children(parentId, slot).indexOf(id) + 1 },
  ])
}

/**
 * Ends of the slots of a node that take more than particular elements. Parts of an input are filled on purpose, by dragging: who
 * adds one control after another wants them beside each other.
 */
export function insideTargets(view: DocumentView, definitionOf: DefinitionOf, id: Id, added?: string): readonly Target[] {
  const node = view.find('node', id)
  if (node?.componentId !== undefined)
    return outletsOf(view, node.componentId).map((outlet) => ({ parentId: id, slot: outlet.id }))
  const definition = definitionOf(node?.element ?? '')
  if (!definition || definition.exposes['value'] !== undefined) return []
  const values = plainValues(node?.props ?? {})
  const isOpen = (slot: string, { addsOnce, takesAdded }: SlotDefinition): boolean =>
    (!addsOnce || view.children(id, slot).length === 0) && takesAdded?.(values, added) !== false
  return Object.entries(definition.slots)
    .filter(([slot, own]) => own.accepts === undefined && isOpen(slot, own))
    .map(([slot]) => ({ parentId: id, slot }))
}

/** Inside the first part of an arrangement that holds nothing, such as an empty column: who selects the columns means to fill them. */
function partTargets(
  view: DocumentView,
  definitionOf: DefinitionOf,
  id: Id,
  inside: (part: Id) => readonly Target[],
): readonly Target[] {
  const arrangements = definitionOf(view.find('node', id)?.element ?? '')?.arrangements
  if (!arrangements) return []
  const isEmpty = (part: Id): boolean =>
    view.find('node', part)?.element === arrangements.child &&
    view.slots(part).every((slot) => view.children(part, slot).length === 0)
  const part = view.children(id, arrangements.slot).find(isEmpty)
  return part === undefined ? [] : inside(part)
}

/** Slots of a node, as long as it is empty, for what can stand nowhere else: a row without cells takes one. */
function emptyTargets(view: DocumentView, definitionOf: DefinitionOf, id: Id): readonly Target[] {
  const slots = Object.entries(definitionOf(view.find('node', id)?.element ?? '')?.slots ?? {})
  if (slots.some(([slot]) => view.children(id, slot).length > 0)) return []
  return slots
    .filter(([, { accepts }]) => accepts?.every((type) => definitionOf(type)?.parents !== undefined))
    .map(([slot]) => ({ parentId: id, slot }))
}

/** The answer for the first target that takes it, else the last refusal; what would put a component into itself is refused at once. */
export function tryTargets(targets: readonly Target[], operation: (target: Target) => OperationResult): OperationResult {
  let result: OperationResult = { ok: false, issues: [] }
  for (const target of targets) {
    result = operation(target)
    if (result.ok || result.issues.some(({ code }) => FINAL_REFUSALS.has(code))) return result
  }
  return result
}
