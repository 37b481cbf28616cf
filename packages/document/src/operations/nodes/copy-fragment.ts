import { FORMAT_VERSION } from '../../records/format.ts'
import { FRAGMENT_TYPE, type Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id, RecordKind } from '../../records/types.ts'
import { referencesOf } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { subtreeOf, topmost } from './subtree.ts'

/** Kinds that travel with the nodes that use them. */
export const CARRIED_KINDS: ReadonlySet<RecordKind> = new Set([
  'style-class',
  'token',
  'asset',
  'variable',
  'formula',
  'workflow',
  'collection',
  'plugin',
])

/**
 * Copies nodes with everything in them, their workflows, and what they use: components with their inside, classes, tokens, assets,
 * variables, formulas, collections with their sources and workflows of the project. Rows of a large collection stay behind.
 */
export function copyFragment(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): Fragment {
  const roots = topmost(view, ids)
  return fragmentOf(
    view,
    roots,
    roots.flatMap((root) => subtreeOf(view, root)),
  )
}

/** Copies components with everything they need, for another project. */
export function copyComponents(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): Fragment {
  const roots = ids.filter((id) => view.find('library-component', id))
  return fragmentOf(view, roots, roots, true)
}

function fragmentOf(view: DocumentView, roots: readonly Id[], ids: readonly Id[], withRows = false): Fragment {
  const found = new Map<Id, DocumentRecord>()
  const take = (record: DocumentRecord | undefined) => record && found.set(record.id, record)
  for (const id of ids) take(view.get(id))
  const owned = Map.groupBy(view.of('workflow'), ({ ownerId }) => ownerId)
  // The map grows while it is walked: what a class, a formula or a component needs comes along too.
  for (const record of found.values()) {
    for (const workflow of record.kind === 'workflow' ? [] : (owned.get(record.id) ?? [])) take(workflow)
    if (record.kind === 'library-component') for (const id of subtreeOf(view, record.id)) take(view.get(id))
    if (record.kind === 'node' && record.componentId !== undefined) take(view.find('library-component', record.componentId))
    for (const { to } of referencesOf(record)) {
      const used = found.has(to) ? undefined : view.get(to)
      const isOwned = used?.kind === 'workflow' && used.ownerId !== undefined
      if (used !== undefined && CARRIED_KINDS.has(used.kind) && !isOwned) take(withRows ? used : withoutBlocks(used))
    }
  }
  return { type: FRAGMENT_TYPE, format: FORMAT_VERSION, roots, records: [...found.values()] }
}

/** A collection with few rows as it is; one with many without them, as elements are copied all the time. */
function withoutBlocks(record: DocumentRecord): DocumentRecord {
  if (record.kind !== 'collection' || !record.blocks) return record
  const { blocks: _, ...rest } = record
  return { ...rest, data: [] }
}
