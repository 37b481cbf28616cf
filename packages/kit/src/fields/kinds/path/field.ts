import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

const MAX_LENGTH = 500

/** The name of a field in the rows of a list, that of a field inside of another behind a dot: `address.city`. */
export interface PathField extends FieldBase<'path', string> {
  /** The field beside this one that holds the list. */
  readonly of: string
}

/** A field of the rows of a list that is set beside it: chosen from those that its rows have, or typed. */
export function path(options: FieldOptions<PathField> & Pick<PathField, 'of'> & { readonly default?: string }): PathField {
  return {
    ...PLAIN,
    bindable: true,
    default: '',
    ...options,
    kind: 'path',
    check: (value) =>
      typeof value !== 'string' ? MESSAGES.mustBeText : value.length > MAX_LENGTH ? MESSAGES.textTooLong(MAX_LENGTH) : undefined,
  }
}
