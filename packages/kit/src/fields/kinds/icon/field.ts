import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** The icon's name in the set, for example `arrow-right`; empty for none. */
export type IconField = FieldBase<'icon', string>

/** An icon of the set that the site serves as `icons/{name}.svg`. */
export function icon(options: FieldOptions<IconField> & { readonly default?: string }): IconField {
  return {
    ...PLAIN,
    bindable: true,
    default: '',
    ...options,
    kind: 'icon',
    check: (value) => (typeof value === 'string' && /^[a-z0-9-]{0,64}$/.test(value) ? undefined : MESSAGES.mustBeIconName),
  }
}
