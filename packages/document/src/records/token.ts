import { TOKEN_TYPES } from '@heddle/style'
import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, schemaOf, shortText } from './schema-parts.ts'
import type { TokenRecord } from './types.ts'

export const tokenSchema = schemaOf<TokenRecord>()(
  z.strictObject({
    id,
    kind: z.literal('token'),
    type: z.enum(TOKEN_TYPES),
    name: shortText,
    folder: shortText,
    index: indexKey,
    value: shortText,
    darkValue: shortText.exactOptional(),
    letterSpacing: shortText.exactOptional(),
  }),
)

export const tokenMigrations: readonly Migration[] = []
