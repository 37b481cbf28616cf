import type { PublishField } from '../../publish-field.ts'
import type { VideoField } from './field.ts'

export const publish: PublishField<VideoField> = (value, _field, { asset }) => asset(String(value))?.address ?? ''
