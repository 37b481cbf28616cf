import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions, type LocalizedText } from '../../field-base.ts'

export interface ChoiceField<T extends string = string> extends FieldBase<'choice', T> {
  readonly options: readonly { readonly value: T; readonly label: LocalizedText }[]
}

/** One of a fixed list. */
export function choice<const T extends string>(
  options: FieldOptions<ChoiceField<T>> & {
    readonly options: readonly { readonly value: T; readonly label: LocalizedText }[]
    readonly default: NoInfer<T>
  },
): ChoiceField<T> {
  return {
    ...PLAIN,
    ...options,
    kind: 'choice',
    check: (value) =>
      options.options.some((option) => option.value === value)
        ? undefined
        : MESSAGES.mustBeOneOf(options.options.map((option) => option.value)),
  }
}
