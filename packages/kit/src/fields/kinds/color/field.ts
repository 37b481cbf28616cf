import type { Json } from '@heddle/store'
import { checkCssText } from '../../check-css-text.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

export type ColorField = FieldBase<'color', string>

/** A CSS colour, or empty for none; a colour token of the project too where the value is printed into the node's rule. */
export function color(options: FieldOptions<ColorField> & { readonly default?: string }): ColorField {
  return { ...PLAIN, default: '', ...options, kind: 'color', check: options.screens === 'css' ? checkPrinted : checkCssText }
}

/** Style sheets know what tokens are, bodies of elements do not. */
const checkPrinted = (value: Json): string | undefined => (isToken(value) ? undefined : checkCssText(value))

function isToken(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { type, id } = value as { readonly type?: Json; readonly id?: Json }
  return type === 'token' && typeof id === 'string'
}
