import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

export type BooleanField = FieldBase<'boolean', boolean>

/** On or off. */
export function boolean(options: FieldOptions<BooleanField> & { readonly default?: boolean }): BooleanField {
  return {
    ...PLAIN,
    default: false,
    ...options,
    kind: 'boolean',
    check: (value) => (typeof value === 'boolean' ? undefined : MESSAGES.mustBeBoolean),
  }
}
