import { useState } from 'react'
import { setAccess, type AccessValues } from '@heddle/document/operations'
import { useEditor } from '../../session/use-editor.ts'

/** Changes who is who on the site, and keeps why the last change was refused. */
export function useAccessChange() {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState('')
  /** Whether it was done. */
  const set = (label: string, values: AccessValues): boolean => {
    const result = setAccess(view, { values })
    if (result.ok) change(label, result)
    setWrong(result.ok ? '' : (result.issues[0]?.message ?? ''))
    return result.ok
  }
  return { wrong, set, forget: () => setWrong('') }
}
