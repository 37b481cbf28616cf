import { isBinding } from '@heddle/document/values'
import { isPageReference } from './kinds/page/field.ts'
import type { ReferenceTarget } from './kinds/reference/field.ts'
import { isField, isObject } from './parts.ts'
import type { Field } from './types.ts'

/** What a value points at, and the labels that lead to it. */
export interface NamedTarget {
  readonly to: ReferenceTarget
  readonly id: string
  readonly place: string
}

/** Everything that a field's value points at, in lists and objects too; formulas are not looked into. */
export function namedBy(field: Field, value: unknown, place = field.label.en): readonly NamedTarget[] {
  if (isBinding(value)) return []
  switch (field.kind) {
    case 'reference':
      return typeof value === 'string' && value !== '' ? [{ to: field.to, id: value, place }] : []
    case 'page':
      return isPageReference(value) ? [{ to: 'page', id: value.pageId, place }] : []
    case 'object':
      return namedByParts(field.fields, value, place)
    case 'list': {
      const { item } = field
      const items: readonly unknown[] = Array.isArray(value) ? value : []
      return items.flatMap((one, at) => {
        const itemPlace = `${place} ${at + 1}`
        return isField(item) ? namedBy(item, one, itemPlace) : namedByParts(item, one, itemPlace)
      })
    }
    default:
      return []
  }
}

function namedByParts(fields: Readonly<Record<string, Field>>, value: unknown, place: string): readonly NamedTarget[] {
  if (!isObject(value)) return []
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.hasOwn(value, name) ? namedBy(field, value[name], `${place}, ${field.label.en}`) : [],
  )
}
