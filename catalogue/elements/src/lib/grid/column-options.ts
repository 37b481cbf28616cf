import { isSameValue, toText } from '@heddle/kit/react'
import { isNumeric, type Column, type ColumnOption } from './column.ts'
import { cellText, moneyText, MOST_TEXT, shareText, toNumber, type Writing } from './cell-text.ts'
import { OPTIONS } from './limits.ts'

/** Values with their labels, of objects that have both, or of texts and numbers. */
export function readColumnOptions(given: unknown): readonly ColumnOption[] {
  const listed: readonly unknown[] = Array.isArray(given) ? given.slice(0, OPTIONS) : []
  return listed.map((one) => {
    if (typeof one !== 'object' || one === null) return { value: one, label: toText(one), color: '' }
    const { value, label, color } = one as Readonly<Partial<Record<'value' | 'label' | 'color', unknown>>>
    return { value, label: toText(label) || toText(value), color: readColor(color) }
  })
}

/** The option that a value is; a number is also that of its text, as lists of builders hold texts. */
export function optionOf(value: unknown, options: readonly ColumnOption[]): ColumnOption | undefined {
  return (
    options.find((option) => isSameValue(option.value, value)) ??
    (value === null || value === undefined ? undefined : options.find((option) => toText(option.value) === toText(value)))
  )
}

/** A value as people read it in its column: by the formula of a builder, one that is offered by its label, several as a list. */
export function columnText(value: unknown, column: TextColumn, writing: Writing, row: unknown): string {
  const { kind, options, display } = column
  if (display) return toText(display({ value: value ?? null, row })).slice(0, MOST_TEXT)
  if (kind === 'tag')
    return tagsOf(value, options)
      .flatMap(({ label }) => label || [])
      .join(', ')
  const option = options.length > 0 ? optionOf(value, options) : undefined
  if (option) return option.label
  const number = kind === 'currency' || kind === 'progress' ? toNumber(value) : undefined
  if (number === undefined) return cellText(value, isNumeric(kind) ? 'number' : kind, writing)
  return kind === 'currency' ? moneyText(number, column.currency, writing) : shareText(number, column.most, writing)
}
type TextColumn = Pick<Column, 'kind' | 'options' | 'display' | 'currency' | 'most'>

/** More are not drawn. */
const MOST_TAGS = 50
/** Nothing but a colour is written into a rule. */
const COLOR = /^[\w#(),.%/ -]{1,200}$/

/** A colour, and empty for whatever else. */
export const readColor = (given: unknown): string => (typeof given === 'string' && COLOR.test(given) ? given : '')

/** What a value is marked with: one tag, or one for each item of a list. */
export function tagsOf(value: unknown, options: readonly ColumnOption[]): readonly ColumnOption[] {
  const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_TAGS) : value === '' ? [] : [value]
  return values.flatMap((one) =>
    one === null || one === undefined
      ? []
      : (optionOf(one, options) ?? { value: one, label: toText(one).slice(0, MOST_TEXT), color: '' }),
  )
}
