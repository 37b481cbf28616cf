import { FORMAT_VERSION } from '../../records/format.ts'
import { FRAGMENT_TYPE, type Fragment } from '../../records/fragment.ts'
import type { DocumentRecord, Id, RecordKind } from '../../records/types.ts'
import { referencesOf } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { subtreeOf, topmost } from './subtree.ts'

/** Kinds that travel with the nodes that use them. */
export const CARRIED_KINDS: ReadonlySet<RecordKind> = new Set(['style-class', 'token', 'asset', 'variable', 'formula'])

/** Copies nodes with everything in them, their workflows, and the classes, tokens, assets and variables they use. */
export function copyFragment(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): Fragment {
  const roots = topmost(view, ids)
  const found = new Map<Id, DocumentRecord>()
  const take = (record: DocumentRecord | undefined) => record && found.set(record.id, record)
  for (const id of roots.flatMap((root) => subtreeOf(view, root))) take(view.get(id))
  for (const workflow of view.of('workflow')) if (found.has(workflow.ownerId ?? '')) take(workflow)
  // The map grows while it is walked: what a class or a formula needs comes along too.
  for (const record of found.values()) {
    for (const { to } of referencesOf(record)) {
      const used = view.get(to)
      if (used !== undefined && CARRIED_KINDS.has(used.kind)) take(used)
    }
  }
  return { type: FRAGMENT_TYPE, format: FORMAT_VERSION, roots, records: [...found.values()] }
}
