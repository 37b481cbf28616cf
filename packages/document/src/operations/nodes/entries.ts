import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, Language } from '../../records/types.ts'
import { checkRoom } from '../../rules/tree.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkNew, seedNode, type NodeSeed } from './insert-node.ts'
import { parentsOf } from './subtree.ts'
import { takePlaces } from './target.ts'

/**
 * An entry is what stands at one place of several slots: a tab and what it shows. Each has its children in order; one that a slot
 * has none for is `undefined` there.
 */
export function entriesOf(view: DocumentView, id: Id, slots: readonly string[]): readonly (readonly (Id | undefined)[])[] {
  const columns = slots.map((slot) => view.children(id, slot))
  const count = Math.max(0, ...columns.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) => columns.map((column) => column[at]))
}

export interface FillEntriesInput {
  readonly id: Id
  /** For each slot what one more of its children is. */
  readonly children: Readonly<Record<string, NodeSeed>>
  /** So many there shall be; slots that hold more keep them. */
  readonly count: number
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
  /** Language that translated texts of the children are in; the project's default language when absent. */
  readonly language?: Language
}

/**
 * Makes the children that slots have too few of, at their ends, each with the looks of the one before. Its ids are those that were
 * made, slot after slot.
 */
export function fillEntries(view: DocumentView, input: FillEntriesInput): OperationResult {
  const { id, children, count, newId, fieldsOf } = input
  if (!view.find('node', id)) return refuseWith('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const issues: Issue[] = []
  const language = input.language ?? view.defaultLanguage() ?? DEFAULT_VARIANT
  const depth = parentsOf(view, id).length + 1
  const made: Id[] = []
  for (const [slot, seed] of Object.entries(children)) {
    const path = `node/${id}/${slot}`
    const before = view.children(id, slot)
    const missing = count - before.length
    if (missing <= 0) continue
    const like = lookingLike(view, seed, before.at(-1))
    const misfits = checkNew(draft.get, fieldsOf, seed, { parentId: id, slot }, path)
    issues.push(...misfits, ...checkRoom(draft.get, fieldsOf, id, slot, count, path))
    if (hasErrors(misfits)) continue
    const seeding = { newId, fieldsOf, language, site: view.site(), issues, path }
    for (const place of takePlaces(view, draft, { parentId: id, slot }, missing))
      made.push(seedNode(draft, seeding, like, place, depth))
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done(made)
}

/** What is about to be made, with the styles and classes of a node, all the way down, as far as both are made of the same elements. */
function lookingLike(view: DocumentView, seed: NodeSeed, id: Id | undefined): NodeSeed {
  const node = id === undefined ? undefined : view.find('node', id)
  if (!node || node.element !== seed.element || node.componentId !== undefined) return seed
  const classes = Object.entries(node.classes).toSorted(([, a], [, b]) => (a < b ? -1 : 1))
  return {
    ...seed,
    styles: node.styles,
    classes: classes.map(([classId]) => classId),
    ...(seed.slots && {
      slots: Object.fromEntries(
        Object.entries(seed.slots).map(([slot, children]) => {
          const theirs = view.children(node.id, slot)
          return [slot, children.map((child, at) => lookingLike(view, child, theirs[at]))]
        }),
      ),
    }),
  }
}

export interface MoveEntryInput {
  readonly id: Id
  readonly slots: readonly string[]
  readonly from: number
  /** Place among all of them once it is there. */
  readonly to: number
}

/** Moves what stands at one place of each slot to another place of it. */
export function moveEntry(view: DocumentView, { id, slots, from, to }: MoveEntryInput): OperationResult {
  if (!view.find('node', id)) return refuseWith('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))
  const moved = entriesOf(view, id, slots)[from] ?? []
  const draft = createDraft(view)
  for (const [column, child] of moved.entries()) {
    const slot = slots[column] ?? ''
    const last = view.children(id, slot).length - 1
    const at = Math.max(0, Math.min(to, last))
    if (child === undefined || at === from) continue
    const [place] = takePlaces(view, draft, { parentId: id, slot, at }, 1, new Set([child]))
    if (place) draft.set(child, 'place', place)
  }
  return draft.done(moved.filter((child) => child !== undefined))
}
