import { useState } from 'react'
import { renamePage, setPage, setPagePath } from '@heddle/document/operations'
import type { OperationResult } from '@heddle/document/operations'
import type { PageRecord } from '@heddle/document'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from './pages-panel.module.css'

type Field = 'name' | 'path' | 'folder'

/** Name, path and folder of a page, below its row. What cannot be stands under its field. */
export function PageEditor({ page, onDone }: { readonly page: PageRecord; readonly onDone: () => void }) {
  const { view, change } = useEditor()
  const [errors, setErrors] = useState<Readonly<Partial<Record<Field, string>>>>({})
  const { id, name } = page
  const { changes } = words

  const apply = (field: Field, label: string, result: OperationResult) => {
    if (result.ok) change(label, result)
    setErrors((before) => ({ ...before, [field]: result.ok ? '' : (result.issues[0]?.message ?? '') }))
  }
  return (
    <div
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <TextField
        label={words.nameField}
        value={name}
        autoFocus
        error={errors.name}
        onCommit={(text) => apply('name', changes.rename(name), renamePage(view, { id, name: text }))}
      />
      <TextField
        label={words.pathField}
        value={page.paths.default ?? ''}
        error={errors.path}
        isMono
        onCommit={(text) => apply('path', changes.path(name), setPagePath(view, { id, path: text.trim() }))}
      />
      <TextField
        label={words.folderField}
        value={page.folder}
        hint={words.folderHint}
        error={errors.folder}
        onCommit={(text) => apply('folder', changes.folder(name), setPage(view, { id, values: { folder: text.trim() } }))}
      />
      <Button onPress={onDone}>{words.done}</Button>
    </div>
  )
}
