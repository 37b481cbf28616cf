import type { PublishField } from '../../publish-field.ts'
import type { ReferenceField } from './field.ts'

/** What is gone is nothing. */
export const publish: PublishField<ReferenceField> = (value, { to }, { exists }) =>
  value !== '' && exists(to, String(value)) ? value : ''
