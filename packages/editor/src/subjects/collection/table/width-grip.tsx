import { useRef, type PointerEvent } from 'react'
import styles from './grid.module.css'

/** The edge of a column: dragged, it makes the column wider. By keyboard, Alt with arrows on the name does. */
export function WidthGrip({ width, onWidth }: { readonly width: number; readonly onWidth: (pixels: number) => void }) {
  const held = useRef<{ readonly pointerId: number; readonly offset: number }>(undefined)
  const letGo = () => {
    held.current = undefined
  }
  return (
    <span
      aria-hidden
      className={styles.grip}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { pointerId: event.pointerId, offset: width - event.clientX }
      }}
      onPointerMove={(event) => {
        if (held.current?.pointerId === event.pointerId) onWidth(event.clientX + held.current.offset)
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
    />
  )
}
