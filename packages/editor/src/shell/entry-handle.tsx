import { addOneMoreHere } from '../commands/entries/add-entry.ts'
import { words } from '../commands/entries/words.ts'
import { placeOver } from '../canvas/overlay/place.ts'
import { useBoxes, useStage } from '../canvas/overlay/use-stage.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import type { SubjectProps } from '../subjects/define-subject.ts'
import styles from './entry-handle.module.css'

/** A plus at the edge of the selected node, one of several that are listed together: one more tab, slide or link comes behind it. */
export function EntryHandle({ id }: SubjectProps) {
  const editor = useEditor()
  const viewport = useValue(useStage().viewport)
  const [box] = useBoxes(id)
  if (!box) return null
  return (
    <div className={styles.layer}>
      <div className={styles.box} style={placeOver(viewport, box)}>
        <button
          type="button"
          className={styles.more}
          aria-label={words.addEntry}
          title={words.addEntry}
          onClick={({ currentTarget }) => {
            // What is added has a plus of its own; the keys stay with the canvas.
            currentTarget.closest<HTMLElement>('[role="application"]')?.focus()
            addOneMoreHere(editor)
          }}
        />
      </div>
    </div>
  )
}
