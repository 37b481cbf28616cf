import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

export interface TextField extends FieldBase<'text', string> {
  readonly multiline: boolean
  readonly maxLength: number
  readonly placeholder?: string
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
