import { useState } from 'react'
import { keyOfFrom } from '@heddle/document'
import { setRedirects } from '@heddle/document/operations'
import { useEditor } from '../../session/use-editor.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { readRedirectList } from './read-redirect-list.ts'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.redirects

/** Takes many redirects at once, as another builder or a spreadsheet gives them; one of a path that leads elsewhere already takes its place. */
export function RedirectListDialog({ onClose }: { readonly onClose: () => void }) {
  const { view, change, newId } = useEditor()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  const add = () => {
    const read = readRedirectList(text, view)
    if (read.wrong !== undefined) return setWrong(read.wrong)
    if (read.redirects.length === 0) return setWrong(words.emptyList)
    const known = new Map(Object.entries(view.site()?.redirects ?? {}).map(([id, { from }]) => [keyOfFrom(from), id]))
    const redirects = Object.fromEntries(
      read.redirects.map((redirect) => [known.get(keyOfFrom(redirect.from)) ?? newId(), redirect]),
    )
    const result = setRedirects(view, { redirects })
    if (!result.ok) return setWrong(result.issues[0]?.message)
    change(words.changes.addMany(read.redirects.length), result)
    onClose()
  }
  return (
    <FormDialog
      title={words.paste}
      cancel={words.cancel}
      submit={words.addAll}
      className={styles.form}
      onClose={onClose}
      onSubmit={add}
    >
      <p className={styles.label}>{words.pasteHint}</p>
      <TextArea
        label={words.list}
        rows={8}
        isMono
        placeholder={words.listExample}
        value={text}
        error={wrong}
        onChange={(next) => {
          setText(next)
          setWrong(undefined)
        }}
      />
    </FormDialog>
  )
}
