import { useState } from 'react'
import type { CollectionRecord } from '@heddle/document'
import { setCollection, type CollectionValues, type OperationResult } from '@heddle/document/operations'
import { useEditor } from '../../session/use-editor.ts'
import { words } from './words.ts'

/** Changes of a collection; what was refused is told beside the field that `key` names. */
export interface CollectionChanges {
  readonly set: (values: CollectionValues, label?: string) => boolean
  readonly run: (key: string, result: OperationResult, label?: string) => boolean
  readonly errorOf: (key: string) => string | undefined
}

export function useChange({ id, name }: CollectionRecord): CollectionChanges {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly key: string; readonly message: string }>()
  const run: CollectionChanges['run'] = (key, result, label = words.changes.change(name)) => {
    setWrong(result.ok ? undefined : { key, message: result.issues[0]?.message ?? '' })
    return result.ok && change(label, result)
  }
  return {
    run,
    set: (values, label) => run(Object.keys(values)[0] ?? '', setCollection(view, { id, values }), label),
    errorOf: (key) => (wrong?.key === key ? wrong.message : undefined),
  }
}
