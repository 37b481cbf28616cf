import { MAX_CANVAS_WIDTH, MIN_CANVAS_WIDTH } from '../canvas/viewport.ts'
import { words } from './words.ts'
import { TextField } from '../ui/text-field.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './top-bar.module.css'

/** Width of the page's frame in CSS pixels; any width may be typed. */
export function CanvasWidthField() {
  const { session } = useEditor()
  const width = useValue(session.canvasWidth)
  const commit = (text: string) => {
    const typed = Math.round(Number.parseFloat(text))
    if (Number.isFinite(typed)) session.canvasWidth.value = Math.min(MAX_CANVAS_WIDTH, Math.max(MIN_CANVAS_WIDTH, typed))
  }
  return (
    <span className={styles.width}>
      <TextField label={words.canvasWidth} isLabelHidden value={`${Math.round(width)} px`} onCommit={commit} />
    </span>
  )
}
