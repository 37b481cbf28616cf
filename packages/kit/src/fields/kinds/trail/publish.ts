import type { PublishField } from '../../publish-field.ts'
import type { TrailField } from './field.ts'

export const publish: PublishField<TrailField> = (value, _field, { trail }) => (value === true ? trail() : [])
