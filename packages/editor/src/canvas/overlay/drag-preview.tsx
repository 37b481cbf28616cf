import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
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

/** How far from the pointer the label stands, in pixels. */
const AWAY = 12

/** Follows the pointer without rendering: to its right and below it, and on its other side where there is no room for that. */
function Ghost({ label, isRefused }: { readonly label: string; readonly isRefused: boolean }): ReactNode {
  const { ghost, editor } = useStage()
  const element = useRef<HTMLDivElement>(null)
  const size = useRef({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = element.current ?? {}
    size.current = { width, height }
  }, [label])
  useEffect(
    () =>
      ghost.subscribe(({ x, y }) => {
        const { width, height } = size.current
        const area = editor.session.canvasArea.peek()
        const left = beside(x, width, area?.width)
        const top = beside(y, height, area?.height)
        if (element.current) element.current.style.transform = `translate(${left}px, ${top}px)`
      }),
    [ghost, editor, label],
  )
  return (
    <div ref={element} className={styles.ghost} data-refused={isRefused || undefined}>
      {label}
    </div>
  )
}

function beside(at: number, size: number, room = Infinity): number {
  return at + AWAY + size <= room ? at + AWAY : Math.max(0, at - AWAY - size)
}
