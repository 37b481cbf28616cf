import { useRecord } from '@heddle/store/react'
import { isBinding, type Id } from '@heddle/document'
import { useEditor, useValue } from '../session/use-editor.ts'

/** The formula of a field of a node that is bound as a whole; `undefined` for one that is not. */
export function useListCode(nodeId: Id | undefined, field: string): string | undefined {
  const value = useStored(nodeId, field)
  return isBinding(value) ? value.code : undefined
}

const NONE: readonly unknown[] = []

/** The items that are stored of a field of a node; none where it is bound, or nothing is. */
export function useListItems(nodeId: Id | undefined, field: string): readonly unknown[] {
  const value = useStored(nodeId, field)
  return Array.isArray(value) ? value : NONE
}

function useStored(nodeId: Id | undefined, field: string): unknown {
  const { store, session } = useEditor()
  const record = useRecord(store, nodeId ?? '')
  const screenId = useValue(session.screenId)
  const language = useValue(session.language)
  const variants = record?.kind === 'node' ? record.props[field] : undefined
  return variants?.[screenId] ?? variants?.[language] ?? variants?.['default']
}
