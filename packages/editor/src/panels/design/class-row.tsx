import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteClass, setClass } from '@heddle/document/operations'
import type { StyleClassRecord } from '@heddle/document'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { RowPopover } from './row-popover.tsx'
import styles from './design-panel.module.css'

/** A style class: its name and where it belongs. Its styles are edited in the inspector of an element that has it. */
export function ClassRow({ record, isNew }: { readonly record: StyleClassRecord; readonly isNew: boolean }) {
  const { view, change } = useEditor()
  const [error, setError] = useState('')
  const { id, name, parentId } = record
  const parent = parentId === undefined ? undefined : view.find('style-class', parentId)
  const rename = (text: string) => {
    const result = setClass(view, { id, values: { name: text.trim() } })
    if (result.ok) change(words.changes.set(name), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  return (
    <RowPopover
      label={words.edit(name)}
      value={parent && words.subClass(parent.name)}
      isNew={isNew}
      row={
        <>
          <span aria-hidden className={styles.dot} />
          <span className={styles.name} title={name}>
            {name}
          </span>
          {parent && <span className={styles.value}>{words.subClass(parent.name)}</span>}
        </>
      }
    >
      {(close) => (
        <div className={styles.editor}>
          <TextField label={words.name} value={name} error={error} onCommit={rename} autoFocus={isNew} />
          <div className={styles.foot}>
            <span>{sessionWords.used(view.usagesOf(id).length)}</span>
            <Button
              icon={Trash2}
              tone="quiet"
              onPress={() => {
                close()
                change(words.changes.delete(name), deleteClass(view, { id }))
              }}
            >
              {words.delete}
            </Button>
          </div>
        </div>
      )}
    </RowPopover>
  )
}
