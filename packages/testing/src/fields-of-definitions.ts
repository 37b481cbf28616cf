import type { FieldsOf } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'

/** Facts of elements for fixtures, from their definitions. */
export function fieldsOfDefinitions(definitions: readonly ElementDefinition[]): FieldsOf {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]))
  return (type) => byType.get(type)
}
