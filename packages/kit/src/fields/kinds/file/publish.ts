import type { PublishField } from '../../publish-field.ts'
import type { FileField } from './field.ts'

export const publish: PublishField<FileField> = (value, _field, { asset }) => asset(String(value))?.address ?? ''
