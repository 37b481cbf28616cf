import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useEditor, useValue } from '../session/use-editor.ts'
import { createFrameElement } from '../frame/frame-element.ts'
import { createCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { placeFrame } from './early-frame.ts'
import { useStage } from './overlay/use-stage.ts'
import { useSettled } from './use-settled.ts'
import { frameHeight, frameLeft, FRAME_TOP } from './viewport.ts'
import styles from './canvas-area.module.css'

/** Milliseconds without a change after which a zoom has come to rest. */
const ZOOM_PAUSE = 150

export interface PageFrameProps {
  /** Where a frame finds its document. */
  readonly address: string
  /** A frame that loads already. */
  readonly early?: CanvasFrame | undefined
}

/** The page in its sandboxed frame. Loads the document into the frame once, and takes a new frame if this one went elsewhere. */
export function PageFrame({ address, early }: PageFrameProps): ReactNode {
  const [attempt, setAttempt] = useState(0)
  const stage = useStage()
  const viewport = useValue(stage.viewport)
  const { zoom, canvasWidth } = viewport
  // A frame that changes its height lays the whole page out again: while the zoom runs it is only scaled.
  const settledZoom = useSettled(zoom, ZOOM_PAUSE)
  return (
    <div
      className={styles.frame}
      data-zooming={settledZoom !== zoom || undefined}
      style={{
        width: canvasWidth,
        height: frameHeight({ ...viewport, zoom: settledZoom }),
        transform: `translate(${frameLeft(viewport)}px, ${FRAME_TOP}px) scale(${zoom})`,
      }}
    >
      <Frame key={attempt} address={address} early={early} onGone={() => setAttempt(attempt + 1)} />
    </div>
  )
}

function Frame({ address, early, onGone }: PageFrameProps & { readonly onGone: () => void }): ReactNode {
  const editor = useEditor()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(onGone)
  useLayoutEffect(() => {
    if (!place.current) return undefined
    const frame = early?.isGone.peek() === false ? early : createCanvasFrame(createFrameElement(address))
    frame.join(editor)
    placeFrame(frame, place.current)
    const stop = frame.isGone.subscribe((isGone) => isGone && latest.current())
    return () => {
      stop()
      frame.close()
    }
  }, [editor, address, early])
  return <div ref={place} className={styles.page} />
}
