import { useRef, type PointerEvent, type ReactNode } from 'react'

/** The edge of a heading that is dragged to make its column wider; the keyboard does so from the heading. */
export function ResizeHandle({ onResize }: { readonly onResize: (width: number) => void }): ReactNode {
  const from = useRef<{ readonly x: number; readonly width: number; readonly sign: number } | undefined>(undefined)
  const end = (): void => {
    from.current = undefined
  }
  return (
    <span
      className="heddle-grid-edge"
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        // The heading itself would be moved.
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        const { currentTarget, clientX, pointerId } = event
        const heading = currentTarget.parentElement
        if (!heading) return
        currentTarget.setPointerCapture(pointerId)
        const sign = getComputedStyle(heading).direction === 'rtl' ? -1 : 1
        from.current = { x: clientX, width: heading.getBoundingClientRect().width, sign }
        event.preventDefault()
      }}
      onPointerMove={({ clientX }) => {
        if (from.current) onResize(from.current.width + (clientX - from.current.x) * from.current.sign)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
