import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, schemaOf, shortText } from './schema-parts.ts'
import type { TokenRecord } from './types.ts'

export const tokenSchema = schemaOf<TokenRecord>()(
  z.strictObject({
    id,
    kind: z.literal('token'),
    type: z.enum(['color', 'spacing', 'typography']),
    name: shortText,
    folder: shortText,
    index: indexKey,
    value: shortText,
    darkValue: shortText.exactOptional(),
  }),
)

export const tokenMigrations: readonly Migration[] = []
