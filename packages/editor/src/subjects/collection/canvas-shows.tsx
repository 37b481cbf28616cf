import type { Staged } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { words as sessionWords } from '../../session/words.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { words } from './words.ts'
import styles from './dock.module.css'

const AS_IT_IS = 'real'
const SHOWS = [
  { value: AS_IT_IS, label: words.asItIs },
  ...(Object.keys(sessionWords.staged) as readonly Staged[]).map((value) => ({ value, label: sessionWords.staged[value] })),
] as const

/** What the canvas shows of a collection: its rows, or a state that is seldom seen. Nobody's history, gone with the window. */
export function CanvasShows({ id }: { readonly id: Id }) {
  const { session } = useEditor()
  const { [id]: shown, ...others } = useValue(session.staged)
  return (
    <span className={styles.shows}>
      <span aria-hidden>{words.canvasShows}</span>
      <Segmented
        label={words.canvasShows}
        value={shown ?? AS_IT_IS}
        segments={SHOWS}
        onChange={(next) => (session.staged.value = next === AS_IT_IS ? others : { ...others, [id]: next })}
      />
    </span>
  )
}
