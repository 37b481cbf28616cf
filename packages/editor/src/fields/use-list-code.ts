import { useRecord } from '@heddle/store/react'
import { isBinding, type Id } from '@heddle/document'
import { useEditor, useValue } from '../session/use-editor.ts'

/** The formula of a field of a node that is bound as a whole; `undefined` for one that is not. */
export function useListCode(nodeId: Id | undefined, field: string): string | undefined {
  const { store, session } = useEditor()
  const record = useRecord(store, nodeId ?? '')
  const screenId = useValue(session.screenId)
  const language = useValue(session.language)
  const variants = record?.kind === 'node' ? record.props[field] : undefined
  const value = variants?.[screenId] ?? variants?.[language] ?? variants?.['default']
  return isBinding(value) ? value.code : undefined
}
