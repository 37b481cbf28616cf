import { useEffect, useRef, type ReactNode } from 'react'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import { nodeLabel } from '../../session/tree.ts'
import { placeOver } from './place.ts'
import { useStage } from './use-stage.ts'
import styles from './overlay.module.css'

/** What a drag shows: the container it would land in, the line between its children, and a label at the pointer. */
export function DragPreview(): ReactNode {
  const editor = useEditor()
  const stage = useStage()
  const drag = useValue(stage.drag)
  const viewport = useValue(stage.viewport)
  if (!drag) return null
  const { target, label, refusal = words.notHere } = drag
  const container = target && nodeLabel(editor, target.containerId)
  return (
    <>
      {target && (
        <div className={styles.container} style={placeOver(viewport, target.container)}>
          <span className={styles.containerName}>
            {words.dropInto(container?.name || container?.kind || words.page, target.index + 1)}
          </span>
        </div>
      )}
      {target && <div className={styles.line} style={placeOver(viewport, target.line)} data-testid="drop-line" />}
      <Ghost label={target ? label : `${label} · ${refusal}`} isRefused={!target} />
    </>
  )
}

/** Follows the pointer without rendering. */
function Ghost({ label, isRefused }: { readonly label: string; readonly isRefused: boolean }): ReactNode {
  const { ghost } = useStage()
  const element = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      ghost.subscribe(({ x, y }) => {
        if (element.current) element.current.style.transform = `translate(${x + 12}px, ${y + 12}px)`
      }),
    [ghost],
  )
  return (
    <div ref={element} className={styles.ghost} data-refused={isRefused || undefined}>
      {label}
    </div>
  )
}
