import { useState } from 'react'
import { setSite } from '@heddle/document/operations'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

/** Where the site stands on its host once it is published. */
export function BasePathField() {
  const { view, change } = useEditor()
  const [error, setError] = useState('')
  const set = (basePath: string) => {
    const result = setSite(view, { values: { basePath } })
    if (result.ok) change(words.change(words.basePath.toLowerCase()), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  return (
    <TextField
      label={words.basePath}
      hint={words.basePathHint}
      placeholder={words.basePathExample}
      value={useSite().basePath ?? ''}
      error={error}
      onCommit={set}
    />
  )
}
