import { z } from 'zod'
import type { Migration } from './migration.ts'
import { filter, formulaExamples, id, indexKey, json, key, schemaOf, shortText, sort, text } from './schema-parts.ts'
import type { ComponentFormula, ComponentProperty, ComponentVariable, LibraryComponentRecord } from './types.ts'

const property: z.ZodType<ComponentProperty> = z.strictObject({
  name: shortText,
  type: shortText,
  defaultValue: json.exactOptional(),
  options: z
    .array(z.strictObject({ value: shortText, label: shortText }))
    .max(1000)
    .exactOptional(),
  texts: z.array(z.string().max(500)).max(100).exactOptional(),
  group: shortText.exactOptional(),
  description: text.exactOptional(),
})
const variable: z.ZodType<ComponentVariable> = z.strictObject({
  name: shortText,
  type: z.enum(['string', 'number', 'boolean', 'object', 'array']),
  defaultValue: json.exactOptional(),
  isExposed: z.literal(true).exactOptional(),
})
const formula: z.ZodType<ComponentFormula> = z.strictObject({
  name: shortText,
  parameters: z.array(z.strictObject({ name: shortText, type: shortText })).max(100),
  code: text,
  filter: filter.exactOptional(),
  sort: sort.exactOptional(),
  description: text.exactOptional(),
  examples: formulaExamples.exactOptional(),
})

export const libraryComponentSchema = schemaOf<LibraryComponentRecord>()(
  z.strictObject({
    id,
    kind: z.literal('library-component'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    type: z.enum(['component', 'modal', 'section']),
    rootElementId: id,
    libraryId: id.exactOptional(),
    configuration: z.record(key, json),
    properties: z.record(id, property).exactOptional(),
    variables: z.record(id, variable).exactOptional(),
    formulas: z.record(id, formula).exactOptional(),
    triggers: z.record(id, z.strictObject({ name: shortText, event: json.exactOptional() })).exactOptional(),
  }),
)

export const libraryComponentMigrations: readonly Migration[] = []
