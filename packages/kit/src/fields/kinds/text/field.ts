import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions, type FieldValues } from '../../field-base.ts'

/** Kinds of dates that browsers have pickers of, as they call them. */
export type PickedDate = 'date' | 'time' | 'month' | 'datetime-local'

export interface TextField extends FieldBase<'text', string> {
  readonly multiline: boolean
  readonly maxLength: number
  readonly placeholder?: string
  /** Which picker of the browser helps to write it, with these fields beside it; absent where the text is no date. */
  readonly picksDate?: (values: FieldValues) => PickedDate | undefined
}

/** A line or several lines of text. */
export function text(options: FieldOptions<TextField> & { readonly default?: string }): TextField {
  const maxLength = options.maxLength ?? 100_000
  return {
    ...PLAIN,
    bindable: true,
    multiline: false,
    default: '',
    ...options,
    kind: 'text',
    maxLength,
    check: (value) =>
      typeof value !== 'string' ? MESSAGES.mustBeText : value.length > maxLength ? MESSAGES.textTooLong(maxLength) : undefined,
  }
}
