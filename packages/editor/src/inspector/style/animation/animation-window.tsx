import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import type { Id } from '@heddle/document'
import { deleteToken, setToken } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { useEditor } from '../../../session/use-editor.ts'
import { words as sessionWords } from '../../../session/words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AnimationFields } from './animation-fields.tsx'
import { words } from './words.ts'
import styles from './animation.module.css'

/** An animation of the project beside the element that has it: its name, its frames, and where it is used. */
export function AnimationWindow({ id, isNew }: { readonly id: Id; readonly isNew: boolean }) {
  const { store, view, change } = useEditor()
  useRecord(store, id)
  const [error, setError] = useState('')
  const token = view.find('token', id)
  if (!token) return null
  const { name } = token
  const rename = (text: string) => {
    const result = setToken(view, { id, values: { name: text.trim() } })
    if (result.ok) change(words.change(name), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  return (
    <div className={styles.window}>
      <TextField label={words.label} value={name} error={error} onCommit={rename} autoFocus={isNew} />
      <AnimationFields token={token} />
      <div className={styles.foot}>
        <span>{sessionWords.used(view.usagesOf(id).length)}</span>
        <Button icon={Trash2} tone="quiet" onPress={() => change(words.remove(name), deleteToken(view, { id }))}>
          {words.delete}
        </Button>
      </div>
    </div>
  )
}
