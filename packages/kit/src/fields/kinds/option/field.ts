import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions, type FieldValues, type LocalizedText } from '../../field-base.ts'

/** One of a list that follows from the values beside it. What is not offered any more stays until another is chosen. */
export interface OptionField extends FieldBase<'option', string> {
  /** By the values of the fields beside this one; those that come from formulas are unknown. */
  readonly optionsOf: (values: FieldValues) => readonly { readonly value: string; readonly label: LocalizedText }[]
  /** A formula may give what is not offered, too. */
  readonly takesOthers?: true
}

/** One of a list that follows from the values of the fields beside it; empty for none. A fixed list is a `choice`. */
export function option(
  options: Omit<FieldOptions<OptionField>, 'optionsOf'> & Pick<OptionField, 'optionsOf'> & { readonly default?: string },
): OptionField {
  return {
    ...PLAIN,
    default: '',
    ...options,
    kind: 'option',
    check: (value) =>
      typeof value !== 'string' ? MESSAGES.mustBeText : value.length > 1000 ? MESSAGES.textTooLong(1000) : undefined,
  }
}
