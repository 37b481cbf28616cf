import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, json, schemaOf, shortText } from './schema-parts.ts'
import type { VariableRecord } from './types.ts'

const flag = z.boolean().exactOptional()

export const variableSchema = schemaOf<VariableRecord>()(
  z.strictObject({
    id,
    kind: z.literal('variable'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    type: z.enum(['string', 'number', 'boolean', 'object', 'array', 'query']),
    defaultValue: json.exactOptional(),
    isLocalStorage: flag,
    isPersistentOnNav: flag,
    queryName: shortText.exactOptional(),
    preserveReference: flag,
    readonly: flag,
    resettable: flag,
    pageId: id.exactOptional(),
  }),
)

export const variableMigrations: readonly Migration[] = []
