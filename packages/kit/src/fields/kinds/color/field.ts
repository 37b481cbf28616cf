import { checkCssText } from '../../check-css-text.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

export type ColorField = FieldBase<'color', string>

/** A CSS colour, or empty for none. */
export function color(options: FieldOptions<ColorField> & { readonly default?: string }): ColorField {
  return { ...PLAIN, default: '', ...options, kind: 'color', check: checkCssText }
}
