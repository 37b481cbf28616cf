import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteClass, setClass } from '@heddle/document/operations'
import type { StyleClassRecord } from '@heddle/document'
import { DESIGN_TEXTS } from '../../texts/design.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../use-editor.ts'
import { RowPopover } from './row-popover.tsx'
import styles from './design-panel.module.css'

/** A style class: its name and where it belongs. Its styles are edited in the inspector of an element that has it. */
export function ClassRow({ record }: { readonly record: StyleClassRecord }) {
  const { view, change } = useEditor()
  const [error, setError] = useState('')
  const { id, name, parentId } = record
  const parent = parentId === undefined ? undefined : view.find('style-class', parentId)
  const rename = (text: string) => {
    const result = setClass(view, { id, values: { name: text.trim() } })
    if (result.ok) change(DESIGN_TEXTS.changes.set(name), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  return (
    <RowPopover
      label={DESIGN_TEXTS.edit(name)}
      value={parent && DESIGN_TEXTS.subClass(parent.name)}
      row={
        <>
          <span aria-hidden className={styles.dot} />
          <span className={styles.name}>{name}</span>
          {parent && <span className={styles.value}>{DESIGN_TEXTS.subClass(parent.name)}</span>}
        </>
      }
    >
      {(close) => (
        <div className={styles.editor}>
          <TextField label={DESIGN_TEXTS.name} value={name} error={error} onCommit={rename} />
          <div className={styles.foot}>
            <span>{DESIGN_TEXTS.deleteHint(view.usagesOf(id).length)}</span>
            <Button
              icon={Trash2}
              tone="quiet"
              onPress={() => {
                close()
                change(DESIGN_TEXTS.changes.delete(name), deleteClass(view, { id }))
              }}
            >
              {DESIGN_TEXTS.delete}
            </Button>
          </div>
        </div>
      )}
    </RowPopover>
  )
}
