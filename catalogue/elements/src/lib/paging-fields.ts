import { boolean, type FieldValues } from '@heddle/kit'

/** What leads through a list takes its numbers from a collection, or from fields of its own (elements reference 31). */
export const OWN_NUMBERS = {
  useCustomPagination: boolean({ label: { en: 'Custom pagination', ru: 'Своя нумерация' } }),
} as const

/** Of fields with such a number. */
export const isOwn = ({ useCustomPagination }: FieldValues): boolean => useCustomPagination === true

/** Of the field with the collection. */
export const isOfCollection = (values: FieldValues): boolean => !isOwn(values)
