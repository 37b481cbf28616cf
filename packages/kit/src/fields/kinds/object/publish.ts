import type { PublishField } from '../../publish-field.ts'
import type { ObjectField } from './field.ts'

export const publish: PublishField<ObjectField> = (value, { fields }, { parts }) => parts(fields, value)
