import type { CollectionRecord, FilterOperator } from '@heddle/document'
import { setCollection } from '@heddle/document/operations'
import { kept, NO_FILTER, type Node } from '../../../formula/filter/filter-edit.ts'
import { ALL_OPERATORS } from '../../../formula/filter/condition-kinds.ts'
import { useEditor } from '../../../session/use-editor.ts'
import { sourceOf } from '../sources.ts'
import { words } from './words.ts'

export interface FilterChanges {
  readonly root: Node
  readonly set: (root: Node) => void
  /** Comparisons that the source understands; those that it leaves to us are all. */
  readonly operators: ReadonlySet<FilterOperator>
}

/** The filter of a collection, and the way to change it. */
export function useFilter(collection: CollectionRecord): FilterChanges {
  const editor = useEditor()
  const { view, change } = editor
  const { id, name, filter } = collection
  const source = sourceOf(editor, collection)?.plugin?.source
  const isNative = collection.mode !== 'static' && source?.native.includes('filter') === true
  return {
    root: filter ?? NO_FILTER,
    set: (root) => change(words.changes.filter(name), setCollection(view, { id, values: { filter: kept(root) } })),
    operators: isNative ? new Set(source.operators) : ALL_OPERATORS,
  }
}
