import type { PublishField } from '../../publish-field.ts'
import type { LocaleField } from './field.ts'

/** The language of the page where none is chosen. */
export const publish: PublishField<LocaleField> = (value, _field, { language }) => value || language()
