import { useState } from 'react'
import { insertScreen, setScreen } from '@heddle/document/operations'
import type { Screen } from '@heddle/style'
import { useEditor } from '../../session/use-editor.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.screens

type Part = 'label' | 'maxWidth' | 'canvasWidth'

/** Asks for the name and the widths of a screen size; of one that is there already, what to change. */
export function ScreenDialog({ screen, onClose }: { readonly screen?: Screen; readonly onClose: () => void }) {
  const { view, change } = useEditor()
  const [texts, setTexts] = useState<Readonly<Record<Part, string>>>({
    label: screen?.label ?? '',
    maxWidth: screen?.maxWidth?.toString() ?? '',
    canvasWidth: screen?.canvasWidth.toString() ?? '',
  })
  const [wrong, setWrong] = useState<{ readonly of: Part; readonly message: string }>()
  const isWidest = screen !== undefined && screen.maxWidth === undefined
  const apply = () => {
    const maxWidth = widthOf(texts.maxWidth)
    // The canvas shows a new size at its widest unless somebody says otherwise.
    const canvasWidth = texts.canvasWidth.trim() === '' ? maxWidth : widthOf(texts.canvasWidth)
    const values = { label: texts.label, ...(!isWidest && { maxWidth }), canvasWidth }
    const result = screen
      ? setScreen(view, { id: screen.id, values })
      : insertScreen(view, { label: texts.label, maxWidth, canvasWidth })
    if (!result.ok) {
      const [issue] = result.issues
      const part = issue?.path.split('/').at(-1)
      return setWrong({ of: part === 'label' || part === 'canvasWidth' ? part : 'maxWidth', message: issue?.message ?? '' })
    }
    change(screen ? words.changes.set : words.add, result)
    onClose()
  }
  const field = (of: Part, label: string, hint?: string) => (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(of === 'label' ? { autoFocus: true } : { inputMode: 'numeric' as const })}
      value={texts[of]}
      error={wrong?.of === of ? wrong.message : undefined}
      onChange={(text) => {
        setTexts((before) => ({ ...before, [of]: text }))
        setWrong(undefined)
      }}
    />
  )
  return (
    <FormDialog
      title={screen ? words.edit(screen.label) : words.add}
      cancel={words.cancel}
      submit={screen ? words.apply : words.create}
      className={styles.form}
      onClose={onClose}
      onSubmit={apply}
    >
      {field('label', words.name)}
      {!isWidest && field('maxWidth', words.maxWidth, words.maxWidthHint)}
      {field('canvasWidth', words.canvasWidth, words.canvasWidthHint)}
    </FormDialog>
  )
}

/** The number that a text is; what is none is refused by the operation as no width. */
function widthOf(text: string): number {
  return /^\s*\d{1,9}\s*(?:px)?\s*$/.test(text) ? Number.parseInt(text, 10) : 0
}
