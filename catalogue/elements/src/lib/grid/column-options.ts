import { isSameValue, toText } from '@heddle/kit/react'
import type { Column, ColumnOption } from './column.ts'
import { cellText, type Writing } from './cell-text.ts'
import { OPTIONS } from './limits.ts'

/** Values with their labels, of objects that have both, or of texts and numbers. */
export function readColumnOptions(given: unknown): readonly ColumnOption[] {
  const listed: readonly unknown[] = Array.isArray(given) ? given.slice(0, OPTIONS) : []
  return listed.map((one) => {
    if (typeof one !== 'object' || one === null) return { value: one, label: toText(one) }
    const { value, label } = one as { readonly value?: unknown; readonly label?: unknown }
    return { value, label: toText(label) || toText(value) }
  })
}

/** The option that a value is; a number is also that of its text, as lists of builders hold texts. */
export function optionOf(value: unknown, options: readonly ColumnOption[]): ColumnOption | undefined {
  return (
    options.find((option) => isSameValue(option.value, value)) ??
    (value === null || value === undefined ? undefined : options.find((option) => toText(option.value) === toText(value)))
  )
}

/** A value as people read it in its column: one that is offered by its label. */
export function columnText(value: unknown, { kind, options }: Pick<Column, 'kind' | 'options'>, writing: Writing): string {
  return (options.length > 0 ? optionOf(value, options)?.label : undefined) ?? cellText(value, kind, writing)
}
