import { readPath } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'

/** One choice. */
export interface Option {
  readonly label: string
  readonly value: unknown
  readonly isDisabled: boolean
  /** Heading it stands under; empty for none. */
  readonly group: string
}

/** Where the rows of a list hold what an option needs. Empty for the usual names, and for no group. */
export interface OptionFields {
  readonly labelField: string
  readonly valueField: string
  readonly disabledField: string
  readonly groupField: string
}

/** Choices of a list of objects, texts or numbers, or of the rows of a collection. */
export function readOptions(options: unknown, fields: OptionFields): readonly Option[] {
  const [labelField, valueField, disabledField, groupField] = [
    toText(fields.labelField) || 'label',
    toText(fields.valueField) || 'value',
    toText(fields.disabledField) || 'disabled',
    toText(fields.groupField),
  ]
  return rowsOf(options).map((option) => {
    if (typeof option !== 'object' || option === null) {
      return { label: toText(option), value: option, isDisabled: false, group: '' }
    }
    const value = readPath(option, valueField)
    return {
      label: toText(readPath(option, labelField) ?? value),
      value,
      isDisabled: readPath(option, disabledField) === true,
      group: groupField ? toText(readPath(option, groupField)) : '',
    }
  })
}

/**
 * What a list of the browser's own calls each option, which is what a form without a script sends: the text of its value, told
 * apart where another has it before. `''` is that of no other than an empty text.
 */
export function keysOf(options: readonly Pick<Option, 'value'>[]): readonly string[] {
  const keys = new Set<string>()
  for (const { value } of options) {
    let key = toText(value) || (value === '' ? '' : ' ')
    while (keys.has(key)) key += ` ${keys.size}`
    keys.add(key)
  }
  return [...keys]
}

/** Neighbours under one heading stand together; places count through the whole list. */
export function inGroups(
  options: readonly Pick<Option, 'group'>[],
): readonly { readonly group: string; readonly places: readonly number[] }[] {
  const groups: { group: string; places: number[] }[] = []
  for (const [place, { group }] of options.entries()) {
    const last = groups.at(-1)
    if (last?.group === group) last.places.push(place)
    else groups.push({ group, places: [place] })
  }
  return groups
}

/** The rows of a list of options, as they were given. */
export function rowsOf(options: unknown): readonly unknown[] {
  if (Array.isArray(options)) return options
  const { data } = Object(options) as { readonly data?: unknown }
  return Array.isArray(data) ? data : []
}
