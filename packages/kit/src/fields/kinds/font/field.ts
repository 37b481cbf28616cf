import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** A list of font families as CSS writes it, `Georgia, serif`; empty for what is inherited. */
export type FontField = FieldBase<'font', string>

/** A font family, with those to take where it is missing. */
export function font(options: FieldOptions<FontField> & { readonly default?: string }): FontField {
  return {
    ...PLAIN,
    bindable: true,
    default: '',
    ...options,
    kind: 'font',
    check: (value) =>
      typeof value === 'string' && value.length <= 500 && !/[^\p{L}\p{N} ,'"_.-]/u.test(value) ? undefined : MESSAGES.mustBeFont,
  }
}
