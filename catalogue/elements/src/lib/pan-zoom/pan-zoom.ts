const MOST = 8
const STEP = 1.5
/** Pixels that a pointer moves before it drags and no longer presses. */
const SLACK = 4

export interface PanZoom {
  /** Nearer by steps (1, 2), further (-1), or the whole (0); around the middle, or where somebody pressed. */
  readonly zoom: (by: number, at?: MouseEvent) => void
  /** Moves what is larger than its place, by pixels. */
  readonly move: (right: number, down: number) => void
  /** Whether it is larger than its place. */
  readonly isNear: () => boolean
  /** Whether the press that just ended was a drag. */
  readonly wasDrag: () => boolean
  readonly end: () => void
}

/**
 * Lets people come nearer to a drawing that fills its place, and move it about once they did.
 * @param onNear hears when it comes to be larger than its place, and when it is the whole again
 */
export function createPanZoom(
  place: HTMLElement,
  drawing: SVGElement | HTMLElement,
  onNear?: (isNear: boolean) => void,
): PanZoom {
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
    drawing.style.transformOrigin = '0 0'
    drawing.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    place.style.touchAction = scale === 1 ? '' : 'none'
  }
  const zoomAt = (by: number, atX: number, atY: number): void => {
    const before = scale
    const next = Math.min(MOST, Math.max(1, scale * by))
    x = atX - ((atX - x) * next) / scale
    y = atY - ((atY - y) * next) / scale
    scale = next
    show()
    if ((before === 1) !== (scale === 1)) onNear?.(scale > 1)
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
  /** Where fingers are. */
  const fingers = new Map<number, readonly [x: number, y: number]>()
  const spread = (): number => {
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [...fingers.values()]
    return Math.hypot(x1 - x2, y1 - y2)
  }
  place.addEventListener(
    'pointerdown',
    (event) => {
      if (event.isPrimary) fingers.clear()
      fingers.set(event.pointerId, inPlace(event))
      isDrag = false
      if (scale > 1 && event.button === 0) from = { x, y, left: event.clientX, top: event.clientY }
    },
    { signal },
  )
  place.addEventListener(
    'pointermove',
    (event) => {
      if (fingers.size === 2 && fingers.has(event.pointerId)) {
        const before = spread()
        fingers.set(event.pointerId, inPlace(event))
        const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [...fingers.values()]
        if (before > 0) zoomAt(spread() / before, (x1 + x2) / 2, (y1 + y2) / 2)
        isDrag = true
        from = undefined
        return
      }
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
  for (const name of ['pointerup', 'pointercancel'] as const)
    place.addEventListener(
      name,
      ({ pointerId }) => {
        from = undefined
        fingers.delete(pointerId)
      },
      { signal },
    )
  return {
    zoom(by, at) {
      const { width, height } = place.getBoundingClientRect()
      zoomAt(by === 0 ? 1 / scale : STEP ** by, ...(at ? inPlace(at) : ([width / 2, height / 2] as const)))
    },
    move(right, down) {
      x += right
      y += down
      show()
    },
    isNear: () => scale > 1,
    wasDrag: () => isDrag,
    end: () => ended.abort(),
  }
}
