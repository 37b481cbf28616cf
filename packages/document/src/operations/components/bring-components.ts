import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { ROOT_SLOT } from '../../records/component-types.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id, LibraryComponentRecord, NodeRecord } from '../../records/types.ts'
import { checkComponent } from '../../rules/component.ts'
import { freeName } from '../../rules/names.ts'
import { checkClimb, checkFit } from '../../rules/tree.ts'
import type { DocumentReader, DocumentView } from '../../view/view.ts'
import type { Draft } from '../draft.ts'
import { takeIndex } from '../take-index.ts'
import { replaceIds } from '../../view/references.ts'
import { componentsIn } from './component-use.ts'

/** Components of a fragment that the project lacks, with what belongs to them. */
export interface Brought {
  readonly components: readonly LibraryComponentRecord[]
  /** Nodes inside and workflows. */
  readonly inside: readonly DocumentRecord[]
}

/**
 * What has to come along, by need: a component that the project holds under the same id is used as it is, and so is its inside,
 * unless it comes anew; so is one that came before, which is `found` under another id.
 */
export function missingComponents(
  view: DocumentView,
  { records }: Fragment,
  anew: ReadonlySet<Id>,
  found: ReadonlySet<Id>,
): Brought {
  const components = records.filter((record) => record.kind === 'library-component')
  const missing = components.filter(({ id }) => !found.has(id) && (anew.has(id) || !view.find('library-component', id)))
  const nodes = Map.groupBy(
    records.filter((record) => record.kind === 'node'),
    ({ place }) => place.parentId,
  )
  const workflows = Map.groupBy(
    records.filter((record) => record.kind === 'workflow'),
    ({ ownerId }) => ownerId,
  )
  const inside = new Map<Id, DocumentRecord>()
  const owners: Id[] = missing.map(({ id }) => id)
  for (const owner of owners) {
    for (const node of nodes.get(owner) ?? []) {
      if (inside.has(node.id)) continue
      inside.set(node.id, node)
      owners.push(node.id)
    }
    for (const workflow of workflows.get(owner) ?? []) inside.set(workflow.id, workflow)
  }
  return { components: missing, inside: [...inside.values()] }
}

/** Names the ids that are taken here; the others stay as they are. */
export function nameTaken(view: DocumentView, { components, inside }: Brought, ids: Map<Id, Id>, newId: () => Id): void {
  for (const { id } of [...components, ...inside]) if (view.get(id) !== undefined) ids.set(id, newId())
}

/** Adds components behind those of the project, under free names. */
export function bringComponents(
  view: DocumentView,
  draft: Draft,
  { components, inside }: Brought,
  ids: ReadonlyMap<Id, Id>,
): void {
  const taken = new Set(view.of('library-component').map(({ name }) => name))
  for (const component of components) {
    const name = freeName(component.name, (free) => taken.has(free))
    taken.add(name)
    const index = takeIndex(view, draft, 'library-component')
    const copy = replaceIds(component, ids)
    draft.put({ ...copy, name, index, libraryId: component.libraryId ?? component.id })
  }
  for (const record of inside) draft.put(replaceIds(record, ids))
}

/** What is wrong with components that came: what comes from outside is not trusted to be in order. */
export function checkBrought(
  reader: DocumentReader,
  { components, inside }: Brought,
  ids: ReadonlyMap<Id, Id>,
  fieldsOf: FieldsOf,
): readonly Issue[] {
  const now = (id: Id): Id => ids.get(id) ?? id
  const issues: Issue[] = []
  for (const { id: old } of components) {
    const id = now(old)
    const component = reader.find('library-component', id)
    if (!component) continue
    issues.push(...checkComponent(component))
    const root = reader.find('node', component.rootElementId)
    const [first, ...others] = reader.children(id)
    if (root?.place.parentId !== id || root.place.slot !== ROOT_SLOT || first !== root.id || others.length > 0)
      issues.push(errorAt('component-root', `fragment/${id}/rootElementId`, MESSAGES.componentRoot))
    const own = [...componentsIn(reader, id)].filter((one) => one !== id)
    if (own.some((one) => componentsIn(reader, one).has(id)) || holds(reader, id))
      issues.push(errorAt('cycle', `fragment/${id}`, MESSAGES.componentInItself))
  }
  const nodes = inside.flatMap(({ id }) => reader.find('node', now(id)) ?? [])
  for (const node of nodes) issues.push(...checkNode(reader, node, fieldsOf))
  return issues
}

function checkNode(reader: DocumentReader, node: NodeRecord, fieldsOf: FieldsOf): readonly Issue[] {
  const { parentId, slot } = node.place
  const path = `fragment/${node.id}/place`
  return [...checkFit(reader.get, fieldsOf, node, parentId, slot, path), ...checkClimb(reader.get, node, path)]
}

/** Whether an instance of a component stands in it. */
function holds(reader: DocumentReader, componentId: Id): boolean {
  const seen = new Set<Id>([componentId])
  for (const id of seen) {
    if (reader.find('node', id)?.componentId === componentId) return true
    for (const child of reader.children(id)) seen.add(child)
  }
  return false
}
