import { clamp, stepFrom, type NumberBounds } from './read-number.ts'

/** A key with what is held beside it. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** What a key makes of a number (WAI-ARIA Authoring Practices, spinbutton); `undefined` for keys that type or select. */
export function numberKeys(pressed: PressedKey, value: number | null, bounds: NumberBounds): number | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey) return undefined
  const { min, max, step } = bounds
  switch (pressed.key) {
    case 'ArrowUp':
      return clamp(stepFrom(value, step), bounds)
    case 'ArrowDown':
      return clamp(stepFrom(value, -step), bounds)
    case 'PageUp':
      return clamp(stepFrom(value, step * 10), bounds)
    case 'PageDown':
      return clamp(stepFrom(value, step * -10), bounds)
    case 'Home':
      return min ?? undefined
    case 'End':
      return max ?? undefined
    default:
      return undefined
  }
}
