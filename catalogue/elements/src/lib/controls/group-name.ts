import { labelId } from '@heddle/kit/react'

/**
 * Names a group, which `for` of a label cannot, by the label that stands elsewhere; nothing without one.
 * @param saysMore its own name says its value, so that it is heard behind the label
 */
export function groupName(
  id: string | undefined,
  saysMore = false,
): { readonly id?: string; readonly 'aria-labelledby'?: string } {
  return id ? { id, 'aria-labelledby': saysMore ? `${labelId(id)} ${id}` : labelId(id) } : {}
}
