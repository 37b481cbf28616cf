import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** A language by whose rules something is written, such as `de-AT`; empty for that of the page, which is what pages get then. */
export type LocaleField = FieldBase<'locale', string>

/** A language, or empty for that of the page. */
export function locale(options: FieldOptions<LocaleField>): LocaleField {
  return {
    ...PLAIN,
    bindable: true,
    default: '',
    ...options,
    kind: 'locale',
    // Bounded: a tag is short.
    check: (value) =>
      typeof value === 'string' && /^(|[a-z]{2,8}([-_][a-z0-9]{1,8}){0,5})$/i.test(value) ? undefined : MESSAGES.mustBeLocale,
  }
}
