import type { PublishField } from '../../publish-field.ts'
import type { ReferenceField } from './field.ts'

/** What is gone is nothing. */
export const publish: PublishField<ReferenceField> = (value, { to, byId }, { exists, idOf }) => {
  const id = String(value)
  if (id === '' || !exists(to, id)) return ''
  return byId ? (idOf(id, byId) ?? '') : value
}
