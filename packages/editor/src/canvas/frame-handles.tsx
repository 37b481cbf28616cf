import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { usePage, useSite } from '../session/use-document.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { words } from './words.ts'
import { useStage } from './overlay/use-stage.ts'
import { frameLeft, FRAME_TOP, MAX_CANVAS_WIDTH, MIN_CANVAS_WIDTH } from './viewport.ts'
import styles from './canvas-area.module.css'

const KEY_STEP = 10

/** The page's name and width above the frame, and the handles beside it that set any width. */
export function FrameHandles(): ReactNode {
  const stage = useStage()
  const { session } = useEditor()
  const viewport = useValue(stage.viewport)
  const language = useValue(session.language)
  const page = usePage()
  const { homePageId } = useSite()
  const left = frameLeft(viewport)
  const right = left + viewport.canvasWidth * viewport.zoom
  return (
    <>
      <div className={styles.title} style={{ transform: `translateX(${left}px)` }}>
        <span>{page?.name}</span>
        <span>/{page?.id === homePageId ? '' : (page?.paths[language] ?? page?.paths.default)}</span>
        <span>{words.widthValue(Math.round(viewport.canvasWidth))}</span>
      </div>
      <Handle label={words.narrower} x={left} side={-1} />
      <Handle label={words.wider} x={right} side={1} />
    </>
  )
}

/** The frame is centred, so a handle moves by half of what the width grows. */
function Handle({ label, x, side }: { readonly label: string; readonly x: number; readonly side: 1 | -1 }): ReactNode {
  const { session } = useEditor()
  const width = useValue(session.canvasWidth)
  const start = useRef<{ readonly pointerId: number; readonly x: number; readonly width: number }>(undefined)

  function set(next: number): void {
    session.canvasWidth.value = Math.round(Math.min(MAX_CANVAS_WIDTH, Math.max(MIN_CANVAS_WIDTH, next)))
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0 || start.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { pointerId: event.pointerId, x: event.clientX, width }
    session.isCanvasSizing.value = true
  }
  /** Another finger neither moves nor lets go what the first one holds. */
  function isHolding({ pointerId }: PointerEvent): boolean {
    return start.current?.pointerId === pointerId
  }
  function letGo(event: PointerEvent): void {
    if (!isHolding(event)) return
    start.current = undefined
    session.isCanvasSizing.value = false
  }
  function move(event: PointerEvent): void {
    if (start.current && isHolding(event))
      set(start.current.width + (2 * side * (event.clientX - start.current.x)) / session.zoom.value)
  }
  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? KEY_STEP : event.key === 'ArrowLeft' ? -KEY_STEP : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    set(width + side * step)
  }

  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={MIN_CANVAS_WIDTH}
      aria-valuemax={MAX_CANVAS_WIDTH}
      aria-valuenow={width}
      aria-valuetext={words.widthValue(width)}
      style={{ transform: `translate(${x + (side === 1 ? 4 : -12)}px, ${FRAME_TOP}px)` }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={press}
    />
  )
}
