import type { ReactNode } from 'react'
import { addOneMore } from '../../commands/entries/entries.commands.ts'
import { entryOf } from '../../commands/entries/entries.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { placeOver } from './place.ts'
import { useBoxes, useStage } from './use-stage.ts'
import styles from './handles.module.css'

/** A plus at the edge of the only selected node where it is one of several that are listed together: one more tab, slide or link. */
export function EntryHandle(): ReactNode {
  const editor = useEditor()
  const selection = useValue(editor.session.selection)
  const { drag, viewport } = useStage()
  const isDragging = useValue(drag) !== undefined
  const view = useValue(viewport)
  const [id = '', ...others] = selection
  const box = useBoxes(id)[0]
  if (!box || others.length > 0 || isDragging || !entryOf(editor, id)) return null
  return (
    <div className={styles.box} style={placeOver(view, box)}>
      <span
        className={styles.more}
        title={addOneMore.label}
        data-handle="one-more"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => addOneMore.run(editor)}
      />
    </div>
  )
}
