import { useEffect, useRef, type KeyboardEvent } from 'react'
import { focusLine } from '../canvas/lines.ts'
import type { DragOptions } from '../canvas/overlay/use-handle.ts'
import type { Preview } from '../canvas/tools/style-preview.ts'
import type { LineGripProps } from './line-grip.tsx'

interface LineKeysOptions<Values>
  extends Pick<DragOptions<Values>, 'label' | 'preview' | 'onEnd'>, Pick<LineGripProps<Values>, 'isUpright' | 'steps'> {
  readonly valuesAt: (pixels: number, isAlt: boolean) => Values | undefined
}

/** Props of a line that arrows move: as long as one is held it is one change, kept when it is let go; Escape takes it back. */
export function useLineKeys<Values>({ isUpright, steps, preview, valuesAt, label, onEnd }: LineKeysOptions<Values>) {
  const held = useRef<{ readonly preview: Preview<Values>; readonly valuesAt: typeof valuesAt; pixels: number }>(undefined)
  useEffect(() => () => held.current?.preview.drop(), [])

  function letGo(isKept: boolean): void {
    const { current } = held
    if (!current) return
    held.current = undefined
    if (isKept) current.preview.keep(label)
    else current.preview.drop()
    onEnd?.()
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const way = wayOf(event.key, isUpright)
      if (way === 0 && event.key !== 'Escape' && event.key !== 'Tab') return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape' && held.current) return letGo(false)
      // The canvas keeps Tab for itself: here it goes through the lines, and behind them to the page again.
      const isLeaving =
        event.key === 'Escape' || (event.key === 'Tab' && !focusLine(event.currentTarget, event.shiftKey ? -1 : 1))
      if (isLeaving) event.currentTarget.closest<HTMLElement>('[data-region-start]')?.focus({ preventScroll: true })
      if (way === 0) return
      const current = (held.current ??= { preview: preview(), valuesAt, pixels: 0 })
      current.pixels += way * steps[event.shiftKey ? 1 : 0]
      current.preview.show(current.valuesAt(current.pixels, event.altKey))
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (wayOf(event.key, isUpright) !== 0) letGo(true)
    },
    onBlur: () => letGo(true),
  }
}

function wayOf(key: string, isUpright: boolean): -1 | 0 | 1 {
  if (key === (isUpright ? 'ArrowLeft' : 'ArrowUp')) return -1
  return key === (isUpright ? 'ArrowRight' : 'ArrowDown') ? 1 : 0
}
