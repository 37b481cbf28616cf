import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'
import { isIsoText, type Precision } from './iso-text.ts'

/** A day, a time of day or both as ISO 8601 writes them, without a time zone: what is written here is what is read anywhere. */
export interface DateTimeField extends FieldBase<'date-time', string> {
  readonly precision: Precision
  /** First and last that may be chosen, in the same form; empty for any. */
  readonly min: string
  readonly max: string
}

/** A day (`2026-11-23`), a time (`09:30`, `09:30:15`) or both (`2026-11-23T09:30`); empty for none. */
export function dateTime(options: FieldOptions<DateTimeField> & { readonly default?: string }): DateTimeField {
  const { precision = 'date', min = '', max = '' } = options
  return {
    ...PLAIN,
    bindable: true,
    default: '',
    ...options,
    kind: 'date-time',
    precision,
    min,
    max,
    check(value) {
      if (value === '') return undefined
      if (typeof value !== 'string' || !isIsoText(value, precision)) return WRONG[precision]
      // Texts of one form are in the order of what they mean.
      return (min !== '' && value < min) || (max !== '' && value > max) ? MESSAGES.outOfDates(min, max) : undefined
    },
  }
}

const WRONG: Readonly<Record<Precision, string>> = {
  date: MESSAGES.mustBeDate,
  time: MESSAGES.mustBeTime,
  'date-time': MESSAGES.mustBeDateTime,
}
