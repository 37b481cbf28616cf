import { plainValues } from '@heddle/document'
import type { SlotDefinition } from '@heddle/kit'

/** Slots that things are dropped into: one that takes nothing as its element is set stands nowhere in it. */
export function openSlots(
  slots: Readonly<Record<string, SlotDefinition>>,
  props: Parameters<typeof plainValues>[0],
): readonly string[] {
  const values = plainValues(props)
  return Object.entries(slots).flatMap(([name, { takesAdded }]) => (takesAdded?.(values, undefined) === false ? [] : name))
}
