import { planIndexes } from '../../records/index-keys.ts'
import type { Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id, RecordKind } from '../../records/types.ts'
import { freeName } from '../../rules/names.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentReader, DocumentView } from '../../view/view.ts'
import { bringComponents, missingComponents, nameTaken, type Brought } from '../components/bring-components.ts'
import type { Draft } from '../draft.ts'
import { CARRIED_KINDS } from './copy-fragment.ts'

/** Kinds that formulas and people tell apart by their names. */
const NAMED: ReadonlySet<RecordKind> = new Set(['variable', 'formula', 'workflow', 'collection'])

/** Adds what a fragment carries and the project lacks, behind its own; `ids` learns the ids that are others here. */
export function bringAlong(
  view: DocumentView,
  draft: Draft,
  {
    fragment,
    ids,
    newId,
    pageId,
    anew,
  }: {
    readonly fragment: Fragment
    readonly ids: Map<Id, Id>
    readonly newId: () => Id
    readonly pageId: Id | undefined
    /** Components that come although the project has one under their id: it is another one by now. */
    readonly anew?: ReadonlySet<Id>
  },
): Brought {
  const missing: DocumentRecord[] = []
  for (const record of fragment.records) {
    const held = view.get(record.id)
    const isOwned = record.kind === 'workflow' && record.ownerId !== undefined
    if (!CARRIED_KINDS.has(record.kind) || isOwned || held?.kind === record.kind) continue
    // A project has each plugin once.
    const installed =
      record.kind === 'plugin' ? view.of('plugin').find(({ namespace }) => namespace === record.namespace) : undefined
    if (installed) ids.set(record.id, installed.id)
    else if (held !== undefined) ids.set(record.id, newId())
    if (!installed) missing.push(record)
  }
  const brought = missingComponents(view, fragment, anew)
  nameTaken(view, brought, ids, newId)
  for (const record of missing) {
    const copy = { ...replaceIds(record, ids), ...lastIndex(view, draft, record), ...nameHere(view, record) } as DocumentRecord
    draft.put(copy.kind === 'variable' && copy.pageId !== undefined && pageId !== undefined ? { ...copy, pageId } : copy)
  }
  bringComponents(view, draft, brought, ids)
  return brought
}

/** Ids that nodes inside of components have here. */
export function nodesOfBrought({ inside }: Brought, ids: ReadonlyMap<Id, Id>): readonly Id[] {
  return inside.flatMap(({ id, kind }) => (kind === 'node' ? [ids.get(id) ?? id] : []))
}

function nameHere(view: DocumentView, record: DocumentRecord): { readonly name?: string } {
  if (!NAMED.has(record.kind) || !('name' in record)) return {}
  const isTaken = (name: string) => view.of(record.kind).some((other) => 'name' in other && other.name === name)
  return { name: freeName(record.name, isTaken, { separator: record.name.includes(' ') ? ' ' : '' }) }
}

const lastKeys = new WeakMap<Draft, Map<string, string>>()

function lastIndex(view: DocumentView, draft: Draft, { kind }: DocumentRecord): { readonly index: string } {
  const keys = lastKeys.get(draft) ?? new Map<string, string>()
  lastKeys.set(draft, keys)
  const last = view.of(kind).at(-1)
  const before = keys.get(kind) ?? (last && 'index' in last ? last.index : undefined)
  const { keys: made } = planIndexes(before === undefined ? [] : [{ id: '', index: before }], 1, 1)
  const index = made[0] ?? ''
  keys.set(kind, index)
  return { index }
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
