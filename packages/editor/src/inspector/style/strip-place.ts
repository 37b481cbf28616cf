import type { KeyboardEvent, PointerEvent } from 'react'

/** Where on a strip a pointer is, in whole percent of its width; outside of it below 0 or above 100. */
export function placeUnder(strip: Element | null, { clientX }: Pick<PointerEvent, 'clientX'>): number {
  const box = strip?.getBoundingClientRect()
  return box && box.width > 0 ? Math.round(((clientX - box.left) / box.width) * 100) : 0
}

/** Where a key takes what stands on a strip, in percent: a step, ten with Shift, an end of it; `remove` takes it away. */
export function placeByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  place: number,
): number | 'remove' | undefined {
  const step = shiftKey ? 10 : 1
  if (key === 'Delete' || key === 'Backspace') return 'remove'
  return {
    ArrowLeft: place - step,
    ArrowDown: place - step,
    ArrowRight: place + step,
    ArrowUp: place + step,
    Home: 0,
    End: 100,
  }[key]
}
