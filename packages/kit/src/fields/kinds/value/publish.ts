import type { PublishField } from '../../publish-field.ts'
import type { ValueField } from './field.ts'

export const publish: PublishField<ValueField> = (value, _field, { bindInside }) => bindInside(value)
