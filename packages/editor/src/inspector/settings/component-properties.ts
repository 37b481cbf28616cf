import type { ComponentProperty, ElementFacts, LibraryComponentRecord } from '@heddle/document'
import { boolean, number, text, value, type Field } from '@heddle/kit'

/** Fields of a component's properties by their ids, in the order of its record. */
export function propertyFields(component: LibraryComponentRecord): Readonly<Record<string, Field>> {
  const known = fieldsByRecord.get(component)
  if (known) return known
  const fields = Object.fromEntries(Object.entries(component.properties ?? {}).map(([id, property]) => [id, fieldOf(property)]))
  fieldsByRecord.set(component, fields)
  return fields
}

/** What operations have to know of the instances of a component. */
export function instanceFacts(component: LibraryComponentRecord): ElementFacts {
  return { fields: propertyFields(component), slots: {}, isSection: false }
}

const fieldsByRecord = new WeakMap<LibraryComponentRecord, Readonly<Record<string, Field>>>()

function fieldOf({ name, type, defaultValue }: ComponentProperty): Field {
  const base = { label: { en: name, ru: name }, bindable: true }
  if (type === 'number')
    return number({ ...base, min: -1e15, max: 1e15, default: typeof defaultValue === 'number' ? defaultValue : 0 })
  if (type === 'boolean') return boolean({ ...base, default: defaultValue === true })
  if (type === 'text') return text({ ...base, translated: true, default: typeof defaultValue === 'string' ? defaultValue : '' })
  return value({ ...base, default: defaultValue ?? '' })
}
