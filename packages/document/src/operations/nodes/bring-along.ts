import { warningAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id } from '../../records/types.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentReader, DocumentView } from '../../view/view.ts'
import { bringComponents, missingComponents, nameTaken, type Brought } from '../components/bring-components.ts'
import { componentFinder, isSameContent } from '../components/contents.ts'
import { differingRecords } from '../components/differing.ts'
import type { Draft } from '../draft.ts'
import { CARRIED_KINDS } from './carry.ts'
import { lastIndex, nameHere } from './name-here.ts'

export interface BringInput {
  readonly fragment: Fragment
  /** Learns the ids that are others here. */
  readonly ids: Map<Id, Id>
  readonly newId: () => Id
  /** The page on which it is pasted: its variables are of that page. */
  readonly pageId: Id | undefined
  /** It comes from elsewhere: a component that is another one here comes as a further one. */
  readonly isCompared?: boolean
}

/** Adds what a fragment carries and the project lacks, behind its own, and says what is not as it was copied. */
export function bringAlong(
  view: DocumentView,
  draft: Draft,
  { fragment, ids, newId, pageId, isCompared = false }: BringInput,
): Brought & { readonly notes: readonly Issue[] } {
  const missing: DocumentRecord[] = []
  const others = new Map<Id, Id>()
  for (const record of fragment.records) {
    const isOwned = record.kind === 'workflow' && (record.ownerId !== undefined || fragment.roots.includes(record.id))
    if (!CARRIED_KINDS.has(record.kind) || isOwned) continue
    const here = idHere(view, record, pageId)
    if (here !== undefined && here !== record.id) others.set(record.id, here)
    if (here !== undefined) continue
    if (view.get(record.id) !== undefined) others.set(record.id, newId())
    missing.push(record)
  }
  const differing = isCompared ? differingRecords(view, fragment, others) : new Set<Id>()
  const find = componentFinder(view, fragment, others)
  const isWanted = (id: Id) => differing.has(id) || !view.find('library-component', id)
  const found = new Map<Id, ReadonlyMap<Id, Id>>()
  for (const record of fragment.records) {
    const same = record.kind === 'library-component' && isWanted(record.id) ? find(record) : undefined
    if (same) found.set(record.id, same)
  }
  const brought = missingComponents(view, fragment, differing, new Set(found.keys()))
  nameTaken(view, brought, ids, newId)
  for (const [from, to] of others) ids.set(from, to)
  for (const same of found.values()) for (const [from, to] of same) ids.set(from, to)
  for (const record of missing) {
    const copy = onPage(replaceIds(record, ids), pageId)
    draft.put({ ...copy, ...lastIndex(view, draft, record), ...nameHere(view, draft, copy) } as DocumentRecord)
  }
  bringComponents(view, draft, brought, ids)
  const short = missing.filter(({ id }) => fragment.withoutRows?.includes(id))
  return { ...brought, notes: [...notesOn(view, fragment, differing, found), ...short.flatMap(withoutRows)] }
}

/** The record of the project that is meant: under the same id, or what came for it before; `undefined` where it has to come. */
function idHere(view: DocumentView, record: DocumentRecord, pageId: Id | undefined): Id | undefined {
  // A project has each plugin once.
  if (record.kind === 'plugin') return view.of('plugin').find(({ namespace }) => namespace === record.namespace)?.id
  const held = view.get(record.id)
  // A variable of another page is not known on this one.
  const isFar = pageId !== undefined && held?.kind === 'variable' && held.pageId !== undefined && held.pageId !== pageId
  if (held?.kind === record.kind && !isFar) return held.id
  return held && view.of(record.kind).find((other) => isCopyOf(record, other, pageId))?.id
}

/** Whether a record is what another one became when it came under another id. */
function isCopyOf(record: DocumentRecord, other: DocumentRecord, pageId: Id | undefined): boolean {
  if (!('name' in record) || !('name' in other) || !isSameContent({ ...record, id: other.id } as DocumentRecord, other))
    return false
  const isThere = other.kind !== 'variable' || other.pageId === undefined || other.pageId === pageId
  return isThere && other.name.startsWith(record.name) && /^ ?\d*$/.test(other.name.slice(record.name.length))
}

/** A variable of a page becomes one of the page it is pasted on, or of the project. */
function onPage(record: DocumentRecord, pageId: Id | undefined): DocumentRecord {
  if (record.kind !== 'variable' || record.pageId === undefined) return record
  const { pageId: _, ...variable } = record
  return { ...variable, ...(pageId !== undefined && { pageId }) }
}

/** What is used of the project although it is not as it was copied, and what came because of that. */
function notesOn(
  view: DocumentView,
  { records }: Fragment,
  differing: ReadonlySet<Id>,
  found: ReadonlyMap<Id, unknown>,
): readonly Issue[] {
  return records.flatMap((record): readonly Issue[] => {
    if (!differing.has(record.id) || found.has(record.id) || !('name' in record)) return []
    const path = `${record.kind}/${record.id}`
    if (record.kind === 'library-component') return [warningAt('came-anew', path, MESSAGES.cameAnew(record.name))]
    // Rows of large collections stay behind, and say nothing.
    const held = view.get(record.id)
    if (held?.kind === 'collection' && held.blocks) return []
    return [warningAt('used-as-here', path, MESSAGES.usedAsHere(record.name))]
  })
}

const withoutRows = (record: DocumentRecord): readonly Issue[] =>
  'name' in record ? [warningAt('without-rows', `${record.kind}/${record.id}`, MESSAGES.cameWithoutRows(record.name))] : []

/** Ids that nodes inside of components have here. */
export function nodesOfBrought({ inside }: Brought, ids: ReadonlyMap<Id, Id>): readonly Id[] {
  return inside.flatMap(({ id, kind }) => (kind === 'node' ? [ids.get(id) ?? id] : []))
}

/** The document as it is with what was drafted; nodes that were added stand behind the others. */
export function withAdded(view: DocumentView, draft: Draft, added: readonly Id[]): DocumentReader {
  const byParent = Map.groupBy(
    added.flatMap((id) => draft.find('node', id) ?? []),
    ({ place }) => place.parentId,
  )
  return {
    get: draft.get,
    find: draft.find,
    children: (parentId, slot) => [
      ...view.children(parentId, slot),
      ...(byParent.get(parentId) ?? []).flatMap(({ id, place }) => (slot === undefined || place.slot === slot ? [id] : [])),
    ],
  }
}
