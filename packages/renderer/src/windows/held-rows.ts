import type { StandingRow } from './tell-places.ts'

/**
 * Keys of rows that stay though nobody sees them: those in which something has the focus, with the rows beside them so that
 * the focus can go on from there, and those in whose controls a visitor put something.
 * @param keys of all rows, in order
 */
export function heldRows(rows: readonly StandingRow[], keys: readonly string[]): readonly string[] {
  return rows.flatMap(({ key, place, element }) => {
    if (element.contains(element.ownerDocument.activeElement)) return keys.slice(Math.max(0, place - 1), place + 2)
    return [...element.querySelectorAll('input,textarea,select')].some(isChanged) ? [key] : []
  })
}

// By what they have: a page in a frame has classes of its own.
function isChanged(control: Element): boolean {
  if (control.localName === 'select') {
    const { multiple, options: all } = control as HTMLSelectElement
    const options = [...all]
    const first = multiple || options.some(({ defaultSelected }) => defaultSelected) ? -1 : 0
    return options.some(({ selected, defaultSelected }, at) => selected !== (defaultSelected || at === first))
  }
  const { type, value, defaultValue, checked, defaultChecked } = control as HTMLInputElement
  return type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue
}
