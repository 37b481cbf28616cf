import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { useHasValue } from '../use-value.ts'
import { words } from './words.ts'
import { FrameHandles } from './frame-handles.tsx'
import { Overlay } from './overlay/overlay.tsx'
import { StageContext } from './overlay/use-stage.ts'
import { CANVAS_ADDRESS } from '../frame/frame-element.ts'
import type { CanvasFrame } from './canvas-frame.ts'
import { PageFrame } from './page-frame.tsx'
import { PointerLayer } from './pointer-layer.tsx'
import { StagedTags } from './staged-tags.tsx'
import { SelectionStatus } from './selection-status.tsx'
import { createStage } from './stage.ts'
import { pressCanvasKey } from './tools/keyboard.ts'
import { useCanvasEffects } from './use-canvas-effects.ts'
import { useCanvasMessages } from './use-canvas-messages.ts'
import styles from './canvas-area.module.css'

const HELP_ID = 'canvas-help'

/** The page in its frame, with everything drawn over it and every tool. One region of the screen, reachable with the keyboard. */
export function CanvasArea({
  frameAddress = CANVAS_ADDRESS,
  earlyFrame,
  children,
}: {
  readonly frameAddress?: string
  readonly earlyFrame?: CanvasFrame | undefined
  /** What else is drawn over the page and can be held. */
  readonly children?: ReactNode
}): ReactNode {
  const editor = useEditor()
  const stage = useMemo(() => createStage(editor), [editor])
  const area = useRef<HTMLDivElement>(null)
  const isRunning = useHasValue(editor.session.running)
  useCanvasMessages(area)
  useCanvasEffects()

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      editor.session.canvasArea.value = { width, height }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [editor])

  useEffect(() => {
    // Alt is followed on the window: the pointer measures whatever has the focus.
    const follow = (event: globalThis.KeyboardEvent): void => {
      if (stage.isMeasuring.value !== event.altKey) stage.isMeasuring.value = event.altKey
    }
    const release = (): void => {
      stage.isMeasuring.value = false
      stage.isPanning.value = false
    }
    const stop = new AbortController()
    window.addEventListener('keydown', follow, { signal: stop.signal })
    window.addEventListener('keyup', follow, { signal: stop.signal })
    window.addEventListener('blur', release, { signal: stop.signal })
    return () => stop.abort()
  }, [stage])

  function pressKey(event: KeyboardEvent): void {
    if (event.key === ' ') {
      event.preventDefault()
      stage.isPanning.value = true
    } else if (event.target === event.currentTarget && pressCanvasKey(editor, event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    <StageContext value={stage}>
      <div
        ref={area}
        className={styles.area}
        role="application"
        aria-label={words.region}
        aria-describedby={HELP_ID}
        tabIndex={0}
        // The draft stands over it.
        inert={isRunning}
        data-region-start
        onKeyDown={pressKey}
        onKeyUp={(event) => {
          if (event.key === ' ') stage.isPanning.value = false
        }}
      >
        <span id={HELP_ID} hidden>
          {words.regionHelp}
        </span>
        <PageFrame address={frameAddress} early={earlyFrame} />
        <PointerLayer />
        <Overlay />
        {children}
        <FrameHandles />
        <StagedTags />
        <SelectionStatus />
      </div>
    </StageContext>
  )
}
