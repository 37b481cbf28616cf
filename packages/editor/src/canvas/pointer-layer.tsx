import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useEditor, useValue } from '../session/use-editor.ts'
import { createKeyHold } from './tools/hold-keys.ts'
import { createPointerTool, type PointerInput } from './tools/pointer-tool.ts'
import { turnWheel } from './tools/wheel.ts'
import { useDataDrop } from './use-data-drop.ts'
import { useForeignDrag } from './use-foreign-drag.ts'
import { useBoxes, useStage } from './overlay/use-stage.ts'
import { useWatched } from './use-watched.ts'
import { toArea } from './viewport.ts'
import styles from './canvas-area.module.css'

/** Takes every pointer event over the page, so that the frame never meets one, and hands it to the tool. */
export function PointerLayer(): ReactNode {
  const stage = useStage()
  const { session } = useEditor()
  const layer = useRef<HTMLDivElement>(null)
  /** The pointer that pressed last: another finger neither moves nor ends what it does. */
  const held = useRef<number>(undefined)
  const tool = useMemo(() => createPointerTool({ stage }), [stage])
  const isPanning = useValue(stage.isPanning)
  useForeignDrag(layer, tool)
  useDataDrop(layer)

  useEffect(() => {
    const element = layer.current
    if (!element) return undefined
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      turnWheel(stage, event, inputOf(element, event))
    }
    // Listened to by hand: React's wheel listeners are passive and could not stop the browser's own zoom.
    element.addEventListener('wheel', wheel, { passive: false })
    const isHeld = (event: PointerEvent): boolean => event.pointerId === held.current
    const move = (event: PointerEvent): void => {
      if (isHeld(event)) tool.move(inputOf(element, event))
    }
    const up = (event: PointerEvent): void => {
      if (tool.isBusy() && isHeld(event)) tool.up(inputOf(element, event))
    }
    const hold = createKeyHold(tool.answered)
    const key = (event: KeyboardEvent): void => {
      const isHere = event.target instanceof Node && element.parentElement?.contains(event.target) === true
      if (!tool.isBusy()) {
        if (isHere) hold(event)
        return
      }
      if (event.type === 'keydown' && event.key === 'Escape') {
        event.stopPropagation()
        tool.cancel()
      } else {
        tool.changeKeys({ isCtrl: event.ctrlKey || event.metaKey, isAlt: event.altKey })
        if (isHere) hold(event)
      }
    }
    const stop = new AbortController()
    const { signal } = stop
    // On the window: a drag goes on outside of the canvas, and the keys belong to it.
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', (event) => isHeld(event) && tool.cancel(), { signal })
    window.addEventListener('keydown', key, { signal, capture: true })
    window.addEventListener('keyup', key, { signal, capture: true })
    return () => {
      element.removeEventListener('wheel', wheel)
      stop.abort()
      tool.cancel()
    }
  }, [stage, tool])

  const input = (event: React.MouseEvent): PointerInput => inputOf(event.currentTarget, event.nativeEvent)
  return (
    <div
      ref={layer}
      className={styles.layer}
      data-testid="pointer-layer"
      data-panning={isPanning || undefined}
      style={useTextHole()}
      onPointerDown={(event) => {
        if (!tool.isBusy()) held.current = event.pointerId
        tool.down(input(event))
      }}
      onPointerMove={(event) => tool.hover(input(event))}
      // A selection left over in the editor must not be dragged instead.
      onDragStart={(event) => event.preventDefault()}
      onPointerLeave={tool.leave}
      onDoubleClick={(event) => void tool.doubleClick(input(event))}
      onContextMenu={(event) => {
        event.preventDefault()
        const { clientX: x, clientY: y } = event
        void tool.pickForMenu(input(event)).then(() => (session.contextMenu.value = { x, y }))
      }}
    />
  )
}

/** While a text is typed in place the layer has a hole over it: the pointer places the caret there. */
function useTextHole(): React.CSSProperties {
  const canvas = useValue(useEditor().canvas)
  const viewport = useValue(useStage().viewport)
  const textNode = useValue(canvas?.textNode ?? NO_TEXT)
  useWatched(textNode === undefined ? [] : [textNode])
  const box = useBoxes(textNode)[0]
  if (!box) return {}
  const { x, y, width, height } = toArea(viewport, box)
  const [right, bottom] = [x + width, y + height]
  const hole = `${x}px ${y}px, ${x}px ${bottom}px, ${right}px ${bottom}px, ${right}px ${y}px, ${x}px ${y}px`
  return { clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})` }
}

const NO_TEXT = { value: undefined, subscribe: () => () => undefined }

function inputOf(area: Element, event: MouseEvent): PointerInput {
  const { left, top } = area.getBoundingClientRect()
  return {
    x: event.clientX - left,
    y: event.clientY - top,
    button: event.button,
    isCtrl: event.ctrlKey || event.metaKey,
    isShift: event.shiftKey,
    isAlt: event.altKey,
  }
}
