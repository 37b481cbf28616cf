const MOST = 8
const STEP = 1.5
/** Pixels that a pointer moves before it drags and no longer presses. */
const SLACK = 4

export interface PanZoom {
  /** Nearer (1), further (-1), or the whole (0). */
  readonly zoom: (by: number) => void
  /** Whether the press that just ended was a drag. */
  readonly wasDrag: () => boolean
  readonly end: () => void
}

/** Lets people come nearer to a drawing, and move it about once they did. */
export function createPanZoom(place: HTMLElement, svg: SVGElement): PanZoom {
  let [scale, x, y] = [1, 0, 0]
  let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | undefined
  let isDrag = false
  const ended = new AbortController()
  const { signal } = ended
  const show = (): void => {
    const { width, height } = place.getBoundingClientRect()
    // The drawing never leaves its place.
    x = Math.min(0, Math.max(width * (1 - scale), x))
    y = Math.min(0, Math.max(height * (1 - scale), y))
    svg.style.transformOrigin = '0 0'
    svg.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    place.style.touchAction = scale === 1 ? '' : 'none'
  }
  const zoomAt = (by: number, atX: number, atY: number): void => {
    const next = Math.min(MOST, Math.max(1, scale * by))
    x = atX - ((atX - x) * next) / scale
    y = atY - ((atY - y) * next) / scale
    scale = next
    show()
  }
  const inPlace = ({ clientX, clientY }: MouseEvent): readonly [number, number] => {
    const { left, top } = place.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }
  place.addEventListener(
    'wheel',
    (event) => {
      // A wheel alone scrolls the page, and a pinch on a trackpad is a wheel with Control.
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomAt(2 ** (-event.deltaY / 200), ...inPlace(event))
    },
    { passive: false, signal },
  )
  place.addEventListener(
    'pointerdown',
    (event) => {
      isDrag = false
      if (scale > 1 && event.button === 0) from = { x, y, left: event.clientX, top: event.clientY }
    },
    { signal },
  )
  place.addEventListener(
    'pointermove',
    (event) => {
      if (!from) return
      const [right, down] = [event.clientX - from.left, event.clientY - from.top]
      if (!isDrag && Math.hypot(right, down) < SLACK) return
      if (!isDrag) place.setPointerCapture(event.pointerId)
      isDrag = true
      x = from.x + right
      y = from.y + down
      show()
    },
    { signal },
  )
  for (const name of ['pointerup', 'pointercancel'] as const) place.addEventListener(name, () => (from = undefined), { signal })
  return {
    zoom(by) {
      const { width, height } = place.getBoundingClientRect()
      zoomAt(by > 0 ? STEP : by < 0 ? 1 / STEP : 1 / scale, width / 2, height / 2)
    },
    wasDrag: () => isDrag,
    end: () => ended.abort(),
  }
}
