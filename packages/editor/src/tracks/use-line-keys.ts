import { useEffect, useRef, type KeyboardEvent } from 'react'
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
      const isTakenBack = event.key === 'Escape' && held.current !== undefined
      if (way === 0 && !isTakenBack) return
      event.preventDefault()
      event.stopPropagation()
      if (isTakenBack) return letGo(false)
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
