import { z } from 'zod'
import type { Migration } from './migration.ts'
import { filter, formulaExamples, id, indexKey, schemaOf, shortText, sort, text } from './schema-parts.ts'
import type { FormulaRecord } from './types.ts'

export const formulaSchema = schemaOf<FormulaRecord>()(
  z.strictObject({
    id,
    kind: z.literal('formula'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    parameters: z.array(z.strictObject({ name: shortText, type: shortText })).max(100),
    code: text,
    filter: filter.exactOptional(),
    sort: sort.exactOptional(),
    description: text.exactOptional(),
    examples: formulaExamples.exactOptional(),
  }),
)

export const formulaMigrations: readonly Migration[] = []
