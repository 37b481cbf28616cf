import type { PublishField } from '../../publish-field.ts'
import { isPageReference, type PageField } from './field.ts'

export const publish: PublishField<PageField> = (value, _field, { exists, pageAddress }) =>
  isPageReference(value) && exists('page', value.pageId) ? (pageAddress(value.pageId, value.parameters ?? {}) ?? '') : ''
