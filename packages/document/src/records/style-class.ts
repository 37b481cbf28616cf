import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, schemaOf, shortText, styleSheet } from './schema-parts.ts'
import type { StyleClassRecord } from './types.ts'

export const styleClassSchema = schemaOf<StyleClassRecord>()(
  z.strictObject({
    id,
    kind: z.literal('style-class'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    parentId: id.exactOptional(),
    styles: styleSheet,
  }),
)

export const styleClassMigrations: readonly Migration[] = []
