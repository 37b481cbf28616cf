import { useState } from 'react'
import type { OperationResult } from '@heddle/document/operations'
import { useEditor } from '../../session/use-editor.ts'
import { words } from '../words.ts'

/** Runs operations on the page and keeps what was wrong with the last one, by field. */
export function usePageChange() {
  const { change } = useEditor()
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({})
  const run = (field: string, result: OperationResult) => {
    setWrong({ ...wrong, [field]: result.ok ? undefined : result.issues[0]?.message })
    if (result.ok) change(words.changes.page(field), result)
  }
  return { wrong, run }
}
