import type { ReactNode } from 'react'
import { useNode } from '../use-document.ts'
import { useEditor, useValue } from '../use-editor.ts'
import { CANVAS_TEXTS } from '../texts/canvas.ts'
import { nodeTitle } from './tree.ts'
import styles from './canvas-area.module.css'

/** Says what is selected to who does not see the outline. */
export function SelectionStatus(): ReactNode {
  const editor = useEditor()
  const selection = useValue(editor.session.selection)
  const [first] = selection
  // The name follows what is typed into the element.
  useNode(first ?? '')
  const text =
    first === undefined
      ? CANVAS_TEXTS.nothingSelected
      : selection.length === 1
        ? CANVAS_TEXTS.selected(nodeTitle(editor, first))
        : CANVAS_TEXTS.selectedMany(selection.length)
  return (
    <div className={styles.status} role="status">
      {text}
    </div>
  )
}
