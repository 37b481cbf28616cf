import type { PublishedValue } from '@heddle/document/published'
import type { Json } from '@heddle/store'
import { isField } from '../../parts.ts'
import type { PublishField } from '../../publish-field.ts'
import type { ListField } from './field.ts'

/** Item by item: what is wrong in one of them costs no other. */
export const publish: PublishField<ListField> = (value, { item }, { part, parts }) =>
  (value as readonly Json[]).map((given, at) => {
    if (!isField(item)) return parts(item, given, String(at))
    const into: Record<string, PublishedValue> = {}
    part(item, given, String(at), into)
    return into[at] ?? null
  })
