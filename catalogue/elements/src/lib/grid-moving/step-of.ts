/** Rows that Page Up and Page Down pass over. */
const FAR = 10

/** Where a key takes a row that is held; `undefined` for keys that do not. */
export function stepOf(
  { key, ctrlKey, metaKey, altKey }: Readonly<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>>,
  place: number,
  count: number,
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  switch (key) {
    case 'ArrowUp':
      return place - 1
    case 'ArrowDown':
      return place + 1
    case 'PageUp':
      return place - FAR
    case 'PageDown':
      return place + FAR
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
