import type { ReactNode } from 'react'
import { words as sessionWords } from '../session/words.ts'
import { useNode } from '../session/use-document.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { words } from './words.ts'
import { nodeTitle } from '../session/tree.ts'
import heard from '../ui/heard.module.css'

/** Says what is selected to who does not see the outline. */
export function SelectionStatus(): ReactNode {
  const editor = useEditor()
  const selection = useValue(editor.session.selection)
  const [first] = selection
  // The name follows what is typed into the element.
  useNode(first ?? '')
  const text =
    first === undefined
      ? sessionWords.nothingSelected
      : selection.length === 1
        ? words.selected(nodeTitle(editor, first))
        : words.selectedMany(selection.length)
  return (
    <div className={heard.heard} role="status">
      {text}
    </div>
  )
}
