import type { Json } from '@heddle/store'
import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions, type Giving } from '../../field-base.ts'
import { checkParts, isObject } from '../../parts.ts'
import type { Fields, ValuesOfFields } from '../../types.ts'

/** Several values that belong together, each a field. */
export interface ObjectField extends FieldBase<'object', Readonly<Record<string, Json>>, unknown> {
  readonly fields: Fields
}

/** Several values that belong together, each a field of its own. */
export function object<const F extends Fields>(
  options: Omit<FieldOptions<ObjectField>, 'fields'> & { readonly fields: F; readonly default?: Readonly<Record<string, Json>> },
): Giving<ObjectField, ValuesOfFields<F>> {
  return {
    ...PLAIN,
    default: {},
    ...options,
    kind: 'object',
    checkWhole: (value) => (isObject(value) ? undefined : MESSAGES.mustBeObject),
    check: (value) => checkParts(options.fields, value),
  }
}
