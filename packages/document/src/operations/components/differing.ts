import type { Fragment } from '../../records/fragment.ts'
import type { Id } from '../../records/types.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { isSameContent } from './contents.ts'

/**
 * Records that a project holds under ids of a fragment and that are something else there. A component is when anything in it
 * is, or when an instance in it is of such a component. `ids` are those of records that the project has under others.
 */
export function differingRecords(
  view: DocumentView,
  { records }: Fragment,
  ids: ReadonlyMap<Id, Id> = new Map(),
): ReadonlySet<Id> {
  const differing = new Set<Id>()
  const instances = new Map<Id, Id[]>()
  const parents = new Map<Id, Id>()
  const counts = new Map<Id, number>()
  for (const record of records) {
    const held = view.get(record.id)
    if (held?.kind === record.kind && !isSameContent(replaceIds(record, ids), held)) differing.add(record.id)
    if (record.kind === 'workflow' && record.ownerId !== undefined) parents.set(record.id, record.ownerId)
    if (record.kind !== 'node') continue
    parents.set(record.id, record.place.parentId)
    counts.set(record.place.parentId, (counts.get(record.place.parentId) ?? 0) + 1)
    if (record.componentId !== undefined)
      instances.set(record.componentId, [...(instances.get(record.componentId) ?? []), record.id])
  }
  const components = new Set(records.flatMap(({ id, kind }) => (kind === 'library-component' ? [id] : [])))
  const found = new Set<Id>()
  const rise = (from: Id): void => {
    const seen = new Set<Id>()
    for (let at: Id | undefined = from; at !== undefined && !seen.has(at); at = parents.get(at)) {
      seen.add(at)
      if (components.has(at)) found.add(at)
    }
  }
  for (const record of records) {
    const isInside = record.kind === 'node' || record.kind === 'library-component'
    const isOther =
      isInside && view.get(record.id) !== undefined && view.children(record.id).length !== (counts.get(record.id) ?? 0)
    const isNew = parents.has(record.id) && view.get(record.id)?.kind !== record.kind
    if (differing.has(record.id) || isOther || isNew) rise(record.id)
  }
  // The set grows while it is walked.
  for (const id of found) for (const instance of instances.get(id) ?? []) rise(instance)
  const loose = [...differing].filter((id) => !parents.has(id) && !components.has(id))
  return new Set([...[...found].filter((id) => view.find('library-component', id)), ...loose])
}
