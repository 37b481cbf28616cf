import { checkCssText } from '../../check-css-text.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

export type LengthField = FieldBase<'length', string>

/** A CSS length such as `24px` or `2rem`. */
export function length(options: FieldOptions<LengthField> & { readonly default?: string }): LengthField {
  return { ...PLAIN, default: '', ...options, kind: 'length', check: checkCssText }
}
