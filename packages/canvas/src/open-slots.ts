import { plainValues } from '@heddle/document'
import type { SlotDefinition } from '@heddle/kit'

/**
 * Slots that things are dropped into wherever their element stands, and those that take nothing as it is set: these are drawn at
 * times, or not at all.
 */
export function openSlots(
  slots: Readonly<Record<string, SlotDefinition>>,
  props: Parameters<typeof plainValues>[0],
): { readonly open: readonly string[]; readonly others: readonly string[] } {
  const values = plainValues(props)
  const names = Object.keys(slots)
  const open = names.filter((name) => slots[name]?.takesAdded?.(values, undefined) !== false)
  return { open, others: names.filter((name) => !open.includes(name)) }
}
