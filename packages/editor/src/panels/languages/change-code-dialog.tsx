import { useState } from 'react'
import type { Language } from '@heddle/document'
import { renameLanguage } from '@heddle/document/operations'
import { useEditor } from '../../session/use-editor.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

/** Asks for another code of a language: its texts stay. */
export function ChangeCodeDialog({ language, onClose }: { readonly language: Language; readonly onClose: () => void }) {
  const { view, change, session } = useEditor()
  const [code, setCode] = useState(language)
  const [wrong, setWrong] = useState<string>()
  const apply = () => {
    const to = code.trim()
    if (to === language) return onClose()
    const result = renameLanguage(view, { language, to })
    if (!result.ok) return setWrong(result.issues[0]?.message)
    const isShown = session.language.peek() === language
    if (change(words.changes.code(language, to), result) && isShown) session.language.value = to
    onClose()
  }
  return (
    <FormDialog
      title={words.changeCode}
      cancel={words.cancel}
      submit={words.apply}
      className={undefined}
      onClose={onClose}
      onSubmit={apply}
    >
      <TextField
        label={words.code}
        hint={words.codeHint}
        value={code}
        error={wrong}
        isMono
        autoFocus
        onChange={(next) => {
          setCode(next)
          setWrong(undefined)
        }}
      />
    </FormDialog>
  )
}
