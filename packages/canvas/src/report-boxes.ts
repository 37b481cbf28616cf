import type { Id } from '@heddle/document'
import { measureNodes } from './measure.ts'
import type { FromCanvas } from './protocol.ts'

export interface Reporter {
  readonly watch: (ids: readonly Id[]) => void
  /** Measures now and reports when something changed. */
  readonly flush: () => void
  readonly close: () => void
}

/** Tells the boxes of watched nodes whenever they change: after drawing, scrolling, resizing, loading; once a frame at most. */
export function createReporter({
  document,
  send,
}: {
  readonly document: Document
  readonly send: (message: FromCanvas) => void
}): Reporter {
  const window = document.defaultView
  let watched: readonly Id[] = []
  let last = ''
  let frame = 0

  function flush(): void {
    window?.cancelAnimationFrame(frame)
    frame = 0
    const message: FromCanvas = {
      type: 'boxes',
      boxes: measureNodes(document, watched),
      scrollY: window?.scrollY ?? 0,
      contentHeight: document.documentElement.scrollHeight,
    }
    const text = JSON.stringify(message)
    if (text === last) return
    last = text
    send(message)
  }

  function plan(): void {
    if (frame === 0) frame = window?.requestAnimationFrame(flush) ?? 0
  }

  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('scroll', plan, { capture: true, passive: true, signal })
  document.addEventListener('load', plan, { capture: true, signal })
  document.fonts.addEventListener('loadingdone', plan, { signal })
  const observer = new ResizeObserver(plan)
  observer.observe(document.documentElement)
  observer.observe(document.body)

  return {
    watch: (ids) => {
      watched = ids
      flush()
    },
    flush,
    close: () => {
      stop.abort()
      observer.disconnect()
      window?.cancelAnimationFrame(frame)
    },
  }
}
