import { FORMAT_VERSION } from '../../records/format.ts'
import { FRAGMENT_TYPE, type Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id, RecordKind } from '../../records/types.ts'
import { referencesOf, type Reference } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { subtreeOf } from './subtree.ts'

/** Kinds that travel with what uses them; of workflows those that belong to nobody. */
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

/** What names a component that is drawn or opened; a formula inside of one may name it too, and needs no second one. */
const DRAWN = /(?:^|\/)(?:componentId|popupId)$/

/**
 * Records with everything they use: components with their inside, popups, classes, tokens, assets, variables, formulas, collections
 * with their sources and workflows of the project. Rows of a large collection come where they are asked for.
 */
export function carry(view: DocumentView, roots: readonly Id[], records: readonly DocumentRecord[], withRows = false): Fragment {
  const found = new Map<Id, DocumentRecord>(records.map((record) => [record.id, record]))
  const withoutRows: Id[] = []
  const take = (record: DocumentRecord) => {
    const isLong = !withRows && record.kind === 'collection' && record.blocks !== undefined
    if (isLong) withoutRows.push(record.id)
    found.set(record.id, isLong ? withoutBlocks(record) : record)
  }
  const owned = Map.groupBy(view.of('workflow'), ({ ownerId }) => ownerId)
  // The map grows while it is walked: what a class, a formula or a component needs comes along too.
  for (const record of found.values()) {
    for (const workflow of record.kind === 'workflow' ? [] : (owned.get(record.id) ?? [])) found.set(workflow.id, workflow)
    if (record.kind === 'library-component') for (const node of subtreeOf(view, record.id)) take(view.get(node) ?? record)
    for (const reference of referencesOf(record)) {
      const used = found.has(reference.to) ? undefined : view.get(reference.to)
      if (used !== undefined && isCarried(used, reference)) take(used)
    }
  }
  const short = withoutRows.length > 0 ? { withoutRows } : {}
  return { type: FRAGMENT_TYPE, format: FORMAT_VERSION, roots, records: [...found.values()], ...short }
}

function isCarried(used: DocumentRecord, { path }: Reference): boolean {
  if (used.kind === 'library-component') return DRAWN.test(path)
  return CARRIED_KINDS.has(used.kind) && !(used.kind === 'workflow' && used.ownerId !== undefined)
}

/** A collection with many rows without them, as elements are copied all the time. */
function withoutBlocks<T extends DocumentRecord & { kind: 'collection' }>({ blocks: _, ...rest }: T): DocumentRecord {
  return { ...rest, data: [] } as DocumentRecord
}
